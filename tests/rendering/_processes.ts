import { readdir, readFile } from "node:fs/promises";

/** Process ids of a process's descendants whose program has that name, on Linux. */
export async function descendants(name: string, of: number = process.pid): Promise<number[]> {
  const parents = new Map<number, number>();
  const names = new Map<number, string>();
  for (const entry of await readdir("/proc")) {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) continue;
    // A process may end while it is looked at.
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const [, program, state, parent] = /^\d+ \((.*)\) (\S) (\d+)/.exec(stat) ?? [];
    if (program === undefined || state === "Z") continue;
    parents.set(pid, Number(parent));
    names.set(pid, program);
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === of || isOurs(parent));
  };
  return [...names].filter(([pid, found]) => found === name && isOurs(pid)).map(([pid]) => pid);
}
