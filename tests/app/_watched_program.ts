// A program to be watched, which tells its process and its folder, and then does what it is told.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startHeartbeat } from "../../src/app/heartbeat.ts";

const wish = Bun.argv[2];
const heartbeat = startHeartbeat({
  watchedBy: Number(Bun.argv[3]),
  graceMs: wish === "stay" ? 60_000 : 100,
});
const left = Bun.spawn(["sleep", "600"]);
const temp = await mkdtemp(join(tmpdir(), "left-"));
console.log(JSON.stringify({ pid: process.pid, left: left.pid, temp }));
// The thread that survives a stuck loop has to be there before.
await Bun.sleep(500);
if (wish === "load") {
  // As a program's modules do while they are loaded.
  const loadedAt = performance.now() + 3_000;
  while (performance.now() < loadedAt);
}
heartbeat.tell({ kind: "ready" });
if (wish === "load") process.exit(5);
if (wish === "loop") for (;;);
if (wish === "eat") {
  const eaten: Uint8Array[] = [];
  for (; ; await Bun.sleep(1)) eaten.push(new Uint8Array(10e6).fill(1));
}
if (wish === "orphan") {
  await heartbeat.orphaned;
  process.exit(4);
}
if (wish === "end") process.exit(3);
await Bun.sleep(60_000);
