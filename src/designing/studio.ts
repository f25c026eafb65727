import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "../common/run_program.ts";
import { TEMPLATES_DIR } from "../rendering/templates.ts";
import { openStudio } from "./open_studio.ts";

const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));

/**
 * `bun run studio`: starts Remotion's Studio with every template. Further arguments are passed on to
 * it, such as `--port=3333` or `--no-open`.
 */
async function main(): Promise<void> {
  const studio = await openStudio({
    looksDir: TEMPLATES_DIR,
    dir: join(PROJECT_DIR, "out/studio"),
    args: process.argv.slice(2),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => studio.stop(signal));
  }
  process.exitCode = await studio.ended;
}

await runProgram(main);
