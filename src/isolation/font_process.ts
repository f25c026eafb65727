// A separate program, for a font that takes too long or too much memory to hurt nobody else:
// `fonts.ts` starts it, sends it one font at a time, and kills it.
import { writeFile } from "node:fs/promises";
import type { PoolMessage } from "../common/pool_message.ts";
import { toWire } from "../common/wire_error.ts";
import { readFont } from "../fonts/font_file.ts";
import type { FontRequest } from "./protocol.ts";

// A terminal and systemd send these to all processes of a service; the parent decides.
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => {});
process.on("message", async ({ bytes }: FontRequest) => {
  try {
    send({ kind: "result", value: await readFont(bytes) });
  } catch (error) {
    send({ kind: "error", error: toWire(error) });
  }
});
// Where memory runs out, Linux ends this process and not the service. Other systems have no such file.
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});

function send(message: PoolMessage): void {
  process.send?.(message);
}
