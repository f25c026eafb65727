// Watches a program as a supervisor does, and prints how it ended.
import { fileURLToPath } from "node:url";
import { watchProcess } from "../../src/app/watched_process.ts";

const child = await watchProcess({
  cmd: [
    process.execPath,
    fileURLToPath(import.meta.resolve("./_watched_program.ts")),
    Bun.argv[2] ?? "",
    // As if the supervisor had ended before the program could look.
    Bun.argv[2] === "orphan" ? "1000000000" : String(process.pid),
  ],
  env: process.env,
  silentMs: ["loop", "load"].includes(Bun.argv[2] ?? "") ? 1_000 : 60_000,
  memoryBytes: 500e6,
  onMessage: ({ kind }) => kind === "ready" && Bun.argv[2] === "stop" && child.stop(5_000),
});
console.log(JSON.stringify(await child.ended));
