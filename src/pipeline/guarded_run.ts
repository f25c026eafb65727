import { PermissionError } from "./errors.ts";

/** What a program did. */
export interface ProgramResult {
  stdout: string;
  stderr: string;
  exitCode: number;
}

/** Options of a stage's `run`. */
export interface ProgramOptions {
  /** Defaults to the stage's work folder. */
  cwd?: string;
  /** Added to the PATH, which is all that a program is handed of the environment. */
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
  /** Where programs are looked for. */
  path: string | undefined;
}

/** Makes a function that runs declared programs only. */
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
      // A program may take its time over any other signal.
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
