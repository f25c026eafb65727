import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { givingWay } from "../common/giving_way.ts";
import { RenderError } from "./renderer.ts";

/** The programs that ship with Remotion. */
export type FfmpegProgram = "ffmpeg" | "ffprobe";

/**
 * Finds ffmpeg or ffprobe in Remotion's package for this platform.
 *
 * @throws {RenderError} if there is no such package, or it is not installed.
 */
export function findFfmpeg(program: FfmpegProgram): string {
  const name = process.platform === "win32" ? `${program}.exe` : program;
  for (const packageName of compositorPackages()) {
    const folder = folderOf(packageName);
    if (folder !== undefined && existsSync(join(folder, name))) return join(folder, name);
  }
  throw new RenderError(
    `Cannot find ${program} for ${process.platform} on ${process.arch}: install the packages anew, optional ones included`,
  );
}

/** Options of {@linkcode runFfmpeg}. */
export interface RunOptions {
  signal: AbortSignal;
  /** Called with each chunk of standard output. */
  onOutput?(text: string): void;
}

/**
 * Runs ffmpeg or ffprobe and returns its standard output.
 *
 * @throws {RenderError} with its error output, if it fails.
 * @throws the signal's reason if that aborts, after the program has exited.
 */
export async function runFfmpeg(
  program: FfmpegProgram,
  args: readonly string[],
  { signal, onOutput }: RunOptions,
): Promise<string> {
  signal.throwIfAborted();
  const path = findFfmpeg(program);
  const child = Bun.spawn(givingWay([path, ...args]), {
    env: { [libraryVariable()]: dirname(path) },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    signal,
    killSignal: "SIGKILL",
  });
  const [output, stderr, code] = await Promise.all([
    read(child.stdout, onOutput),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  signal.throwIfAborted();
  if (code === 0) return output;
  throw failure(program, code, stderr);
}

/** An ffmpeg that reads from a pipe. */
export interface FedFfmpeg {
  /** Waits until it has taken the bytes, which may change afterwards. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * Waits for its end after the last bytes.
   *
   * @throws {RenderError} with its error output, if it fails.
   */
  end(): Promise<void>;
  /** Ends it at once, with whatever it has. */
  kill(): void;
}

/** Starts ffmpeg, at the priority of this process. */
export function feedFfmpeg(args: readonly string[]): FedFfmpeg {
  const path = findFfmpeg("ffmpeg");
  const child = Bun.spawn([path, ...args], {
    env: { [libraryVariable()]: dirname(path) },
    stdin: "pipe",
    stdout: "ignore",
    stderr: "pipe",
  });
  const errors = new Response(child.stderr).text();
  async function end(): Promise<void> {
    const [stderr, code] = await Promise.all([errors, child.exited]);
    if (code !== 0) throw failure("ffmpeg", code, stderr);
  }
  return {
    async write(bytes) {
      try {
        child.stdin.write(bytes);
        await child.stdin.flush();
      } catch (error) {
        // What it says itself tells more than a broken pipe.
        await end();
        throw error;
      }
    },
    async end() {
      await child.stdin.end();
      await end();
    },
    kill: () => child.kill("SIGKILL"),
  };
}

function failure(program: FfmpegProgram, code: number, stderr: string): RenderError {
  const reason = stderr.trim().split("\n").slice(0, 3).join(" ");
  return new RenderError(`Cannot run ${program} to its end (code ${code}): ${reason}`, {
    // Whether the disk was full may only be said further down.
    cause: new Error(stderr.trim()),
  });
}

async function read(
  stream: ReadableStream<Uint8Array>,
  onOutput: RunOptions["onOutput"],
): Promise<string> {
  const decoder = new TextDecoder();
  let all = "";
  for await (const bytes of stream) {
    const text = decoder.decode(bytes, { stream: true });
    all += text;
    onOutput?.(text);
  }
  return all;
}

function compositorPackages(): string[] {
  const base = `@remotion/compositor-${process.platform}-${process.arch}`;
  if (process.platform === "linux") return [`${base}-gnu`, `${base}-musl`];
  return [process.platform === "win32" ? `${base}-msvc` : base];
}

function folderOf(packageName: string): string | undefined {
  // A dependency of Remotion's renderer, so it may not be resolvable from here.
  const renderer = createRequire(createRequire(import.meta.url).resolve("@remotion/renderer"));
  try {
    return dirname(renderer.resolve(`${packageName}/package.json`));
  } catch {
    return undefined;
  }
}

function libraryVariable(): string {
  return process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
}
