import { readFile } from "node:fs/promises";

/** Measures the memory that a process takes, in bytes; 0 if it has ended. */
export async function residentBytes(pid: number): Promise<number> {
  try {
    return process.platform === "linux" ? await fromProc(pid) : await fromPs(pid);
  } catch {
    // It ended meanwhile, which its owner is told in another way.
    return 0;
  }
}

async function fromProc(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

async function fromPs(pid: number): Promise<number> {
  const { stdout } = Bun.spawn(["ps", "-o", "rss=", "-p", String(pid)], { stderr: "ignore" });
  return Number((await new Response(stdout).text()).trim()) * 1024;
}
