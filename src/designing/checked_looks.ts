import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("check_looks.ts", import.meta.url));
/** Importing all looks takes a fraction of a second. */
const TIMEOUT_MS = 20_000;

/** The looks of a folder as they are now. Paths are relative to it. */
export interface CheckedLooks {
  /** Looks that can be drawn, with the files they are made of. */
  good: Record<string, { entry: string; files: string[] }>;
  /** What is wrong with the others: the file, the line and what to write. */
  faults: Record<string, string>;
}

/**
 * Loads every look of a folder in a process of its own.
 *
 * @throws {Error} if that does not end.
 */
export async function checkLooks(dir: string): Promise<CheckedLooks> {
  const child = Bun.spawn([process.execPath, PROGRAM, dir], {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: TIMEOUT_MS,
  });
  const [printed, complaint] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  // What a look prints while it is loaded goes before.
  const last = printed.trim().split("\n").at(-1) ?? "";
  if ((await child.exited) === 0 && last.startsWith("{")) return JSON.parse(last) as CheckedLooks;
  throw new Error(
    `Cannot check the looks as loading one of them does not end well: ${complaint.trim() || `it took longer than ${TIMEOUT_MS / 1000} s`}`,
  );
}
