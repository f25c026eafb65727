/** Whether a process exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until a process does not exist any more. */
export async function untilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await Bun.sleep(10);
}
