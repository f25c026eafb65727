import { PermissionError } from "./errors.ts";

/** A program's output and exit code. */
export interface ProgramResult {
  stdout: string;
  stderr: string;
  exitCode: number;
}

/** Options of a stage's `run`. */
export interface ProgramOptions {
  /** Defaults to the stage's work folder. */
  cwd?: string;
  /** Environment variables. A program inherits nothing but the PATH. */
  env?: Readonly<Record<string, string>>;
  stdin?: string | Uint8Array;
}

/** Options of {@linkcode guardRun}. */
export interface RunGuard {
  stage: string;
  /** Programs that may be started. */
  run: readonly string[];
  signal: AbortSignal;
  workDir: string;
  /** The PATH in which programs are found. */
  path: string | undefined;
}

/** Creates a function that runs only the declared programs. */
export function guardRun(
  guard: RunGuard,
): (program: string, args: readonly string[], options?: ProgramOptions) => Promise<ProgramResult> {
  const { stage, signal } = guard;
  return async (program, args, { cwd = guard.workDir, env = {}, stdin = "" } = {}) => {
    if (!guard.run.includes(program)) {
      throw new PermissionError(
        `Cannot run "${program}" in stage "${stage}" as it is not declared: ` +
          `add "${program}" to its permissions.run`,
      );
    }
    signal.throwIfAborted();
    const path = guard.path === undefined ? {} : { PATH: guard.path };
    const child = Bun.spawn([program, ...args], {
      cwd,
      env: { ...path, ...env },
      stdin: typeof stdin === "string" ? new TextEncoder().encode(stdin) : stdin,
      stdout: "pipe",
      stderr: "pipe",
      signal,
      // A program can ignore or delay any other signal.
      killSignal: "SIGKILL",
    });
    const [stdout, stderr, exitCode] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    signal.throwIfAborted();
    return { stdout, stderr, exitCode };
  };
}
