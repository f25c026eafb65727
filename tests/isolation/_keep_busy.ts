// A program for a test to kill: has a process of its pool loop for ever, and prints that one's id.
import { fileURLToPath } from "node:url";
import { startPoolProcess } from "../../src/common/pool_process.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

const child = startPoolProcess({
  program: fileURLToPath(import.meta.resolve("./_hostile_program.ts")),
  env: {},
  memoryBytes: 400e6,
  log: silentLog,
});
const options = { signal: new AbortController().signal, deadlineMs: 60_000 };
await child.ask({ wish: "respond" }, options);
void child.ask({ wish: "loop" }, options);
console.log(child.pid);
