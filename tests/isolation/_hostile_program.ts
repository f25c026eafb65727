// A program for a pool, which does to its process what a request says.
import type { PoolMessage } from "../../src/common/pool_message.ts";

interface Request {
  wish: "respond" | "loop" | "eat" | "die" | "wait" | "work";
}

const eaten: Uint8Array[] = [];

process.on("message", async ({ wish }: Request) => {
  switch (wish) {
    case "work":
      return send({ kind: "result", value: compute() });
    case "loop":
      for (;;);
    case "eat":
      // Written to, as memory that nobody touches takes no room.
      for (;;) eaten.push(new Uint8Array(10e6).fill(1));
    case "die":
      return process.kill(process.pid, "SIGKILL");
    case "wait":
      for (let beat = 0; beat < 20; beat++) {
        send({ kind: "waiting" });
        await Bun.sleep(100);
      }
  }
  send({ kind: "result", value: { pid: process.pid, env: Object.keys(process.env) } });
});

/** Takes 200 milliseconds of a processor, however long these last. */
function compute(): number {
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    if (user + system > 200_000) return user + system;
  }
}

function send(message: PoolMessage): void {
  process.send?.(message);
}
