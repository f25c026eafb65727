import { readFile } from "node:fs/promises";

/**
 * Measures for how long a process was ready to go on while others had the processor, in milliseconds
 * since it started; 0 if it has ended, and on systems that do not tell. Only its main thread counts.
 */
export async function processorWaitMs(pid: number): Promise<number> {
  try {
    const [, waitedNs] = (await readFile(`/proc/${pid}/schedstat`, "utf8")).split(" ");
    return Number(waitedNs ?? 0) / 1e6;
  } catch {
    // It ended meanwhile, which its owner is told in another way, or this is no Linux.
    return 0;
  }
}
