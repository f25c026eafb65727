import { readdir, readFile } from "node:fs/promises";

/** Watches the memory of a process and of everything that it started, on Linux. */
export interface MemoryWatch {
  /** Largest sum seen, in bytes, since the watch began or was last asked. */
  takePeak(): number;
  stop(): void;
}

const EVERY_MS = 200;

/** Sums proportional set sizes, so that memory which processes share counts once. */
export function watchMemory(pid: number): MemoryWatch {
  let peak = 0;
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    peak = Math.max(peak, await memoryOfTree(pid));
    looking = false;
  }, EVERY_MS);
  return {
    takePeak() {
      const seen = peak;
      peak = 0;
      return seen;
    },
    stop: () => clearInterval(timer),
  };
}

async function memoryOfTree(root: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const entry of await readdir("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readOrNothing(`/proc/${entry}/stat`);
    // The program's name may hold spaces and brackets, so fields are counted from its last bracket.
    const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    if (parent !== undefined) parents.set(Number(entry), Number(parent));
  }
  const tree = new Set([root]);
  let size = 0;
  while (size !== tree.size) {
    size = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  const sizes = await Promise.all(
    [...tree].map(async (pid) => {
      const rollup = await readOrNothing(`/proc/${pid}/smaps_rollup`);
      return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** A process may end between being listed and being read. */
async function readOrNothing(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return "";
  }
}
