/**
 * Runs the tests: `bun tests/run.ts [paths and arguments of bun test]`, without paths all but the long
 * ones, and with `--long` these alone. Each file has databases of its own on one server.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { scratchFolder } from "./support/scratch.ts";
import { startTestPostgres } from "./support/test_postgres.ts";

/**
 * What takes minutes: storms, sweeps over every look and script, whole visits of pages, voices, and what
 * other people run from outside.
 * A program that begins first ends at about the same time as the others.
 */
const LONG = [
  "templates/templates_test.ts",
  "dashboard/dashboard_test.ts",
  "main_test.ts",
  "rendering/remotion_renderer_test.ts",
  "rendering/layered_reel_test.ts",
  "examples_test.ts",
  "common/run_program_test.ts",
  "testing/test_template_test.ts",
  "docs/commands_test.ts",
  "designing/studio_test.ts",
  "docs/code_test.ts",
  "dashboard/editor_test.ts",
  "dashboard/sketch_test.ts",
  "server/drafts/controller_test.ts",
  "server/docs/controller_test.ts",
  "server/live/controller_test.ts",
  "remotion/engine/inspect_test.ts",
  "previews/previewer_test.ts",
  "server/openapi_fuzz_test.ts",
  "accounts/races_test.ts",
  "stages/any_text_test.ts",
  "speech/kokoro_voice_test.ts",
  "speech/espeak_voice_test.ts",
  "rendering/browser_pool_test.ts",
  "rendering/preview_test.ts",
  "rendering/layers/kernels_test.ts",
  "pipelines/reel_test.ts",
  "stages/render_reel_test.ts",
  "sound/soundtrack_test.ts",
  "server/creation/preview_test.ts",
  "dashboard/mail_test.ts",
  "dashboard/languages_test.ts",
  "commands/brand_file_test.ts",
  "app/watched_process_test.ts",
  "commands/redraw_test.ts",
  "commands/service_test.ts",
  // Not beside those that draw most: others have to be served meanwhile.
  "app/quarantine_test.ts",
  "hostile_test.ts",
];

/** Of the others, those that begin first, for the same reason. */
const SLOWEST = [
  "pipelines/pipelines_test.ts",
  "jobs/job_runner_test.ts",
  "queue/job_queue_test.ts",
];

/** Writes for every file how long it takes, as `bun test` puts those first that it knows nothing of. */
async function writeTimings(path: string): Promise<void> {
  const names = await Array.fromAsync(new Bun.Glob("**/*_test.{ts,tsx}").scan("tests"));
  const first = [...LONG, ...SLOWEST];
  const files = names.map((name) => {
    const rank = first.indexOf(name);
    return [`tests/${name}`, rank < 0 ? 1 : first.length - rank + 1];
  });
  await Bun.write(path, JSON.stringify({ version: 1, files: Object.fromEntries(files) }));
}

/** Which files are run, as arguments of `bun test`. */
function selection(args: readonly string[]): string[] {
  const long = LONG.map((name) => `tests/${name}`);
  if (args.includes("--long")) return [...args.filter((arg) => arg !== "--long"), ...long];
  if (args.some((arg) => arg.startsWith("tests/") || arg.startsWith("./tests"))) return [...args];
  // These replace what bunfig.toml leaves out.
  const left = ["examples/**", ...long];
  return [...args, ...left.flatMap((path) => ["--path-ignore-patterns", path])];
}

const dir = await scratchFolder("timings");
const timings = join(dir, "timings.json");
await writeTimings(timings);
await using postgres = await startTestPostgres();
const flags = ["--parallel=2", "--no-isolate", "--timings", timings];
const tests = Bun.spawn([process.execPath, "test", ...flags, ...selection(process.argv.slice(2))], {
  env: { ...process.env, ...postgres.env },
  stdin: "inherit",
  stdout: "inherit",
  stderr: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tests.kill(signal));
process.exitCode = await tests.exited;
await rm(dir, { recursive: true });
