/**
 * Runs the tests: `bun tests/run.ts [arguments of bun test]`. Each file has databases of its own on
 * one server.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { scratchFolder } from "./support/scratch.ts";
import { startTestPostgres } from "./support/test_postgres.ts";

/** What takes longest, and therefore begins first, so that all processes end at about the same time. */
const SLOWEST = [
  "pipelines/pipelines_test.ts",
  "rendering/remotion_renderer_test.ts",
  "main_test.ts",
  "templates/templates_test.ts",
  "examples_test.ts",
  "docs/commands_test.ts",
  "dashboard/dashboard_test.ts",
  "common/run_program_test.ts",
  "docs/code_test.ts",
  "documents/pdf_scans_test.ts",
  "brands/logo_test.ts",
  // Not beside those that draw most: others have to be served meanwhile.
  "app/quarantine_test.ts",
  "hostile_test.ts",
];

/** Writes for every file how long it takes, as `bun test` puts those first that it knows nothing of. */
async function writeTimings(path: string): Promise<void> {
  const names = await Array.fromAsync(new Bun.Glob("**/*_test.{ts,tsx}").scan("tests"));
  const files = names.map((name) => {
    const rank = SLOWEST.indexOf(name);
    return [`tests/${name}`, rank < 0 ? 1 : SLOWEST.length - rank + 1];
  });
  await Bun.write(path, JSON.stringify({ version: 1, files: Object.fromEntries(files) }));
}

const dir = await scratchFolder("timings");
const timings = join(dir, "timings.json");
await writeTimings(timings);
await using postgres = await startTestPostgres();
const flags = ["--parallel=2", "--no-isolate", "--timings", timings];
const tests = Bun.spawn([process.execPath, "test", ...flags, ...process.argv.slice(2)], {
  env: { ...process.env, ...postgres.env },
  stdin: "inherit",
  stdout: "inherit",
  stderr: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tests.kill(signal));
process.exitCode = await tests.exited;
await rm(dir, { recursive: true });
