import { watch } from "node:fs";
import { join, parse, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "../common/run_program.ts";
import { TEMPLATES_DIR } from "../rendering/templates.ts";
import { checkLooks } from "./checked_looks.ts";
import { createStudioEntry } from "./studio_entry.ts";

const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));
const LOOPBACK = fileURLToPath(new URL("_loopback.ts", import.meta.url));
const WARNER = fileURLToPath(new URL("warn_looks.ts", import.meta.url));
const REMOTION = fileURLToPath(import.meta.resolve("@remotion/cli/package.json"));
/** Editors save a file in several steps. */
const SAVING_MS = 30;

/**
 * `bun run studio`: starts Remotion's Studio with every template. Further arguments are passed on to
 * it, such as `--port=3333` or `--no-open`.
 */
async function main(): Promise<void> {
  // Not in node_modules, which the Studio does not watch.
  const entry = await createStudioEntry(join(PROJECT_DIR, "out/studio"), TEMPLATES_DIR);
  const told = new Set<string>();
  const update = async () => {
    const checked = await checkLooks(TEMPLATES_DIR);
    await entry.update(checked);
    const messages = Object.values(checked.faults);
    for (const message of messages) if (!told.has(message)) console.error(message);
    told.clear();
    for (const message of messages) told.add(message);
  };
  await update();
  warnOf([]);
  const changed = new Set<string>();
  const follow = oneAtATime(async () => {
    await update().catch((error) => console.error(error.message));
    if (changed.size > 0) warnOf([...changed]);
    changed.clear();
  });
  watch(TEMPLATES_DIR, { recursive: true }, (_, file) => {
    // A look's file, or the folder that its parts fill.
    const [entry] = file?.split(sep) ?? [];
    if (entry !== undefined) changed.add(parse(entry).name);
    follow();
  });
  const program = [process.execPath, "--preload", LOOPBACK, join(REMOTION, "../remotion-cli.js")];
  const options = ["studio", entry.path, "--rspack", "--disable-git-source"];
  const child = Bun.spawn([...program, ...options, ...process.argv.slice(2)], {
    cwd: PROJECT_DIR,
    stdio: ["inherit", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  process.exitCode = await child.exited;
}

/** Says which of the named looks never stand still, of all without a name, when that is known. */
function warnOf(names: readonly string[]): void {
  Bun.spawn([process.execPath, WARNER, TEMPLATES_DIR, ...names], {
    stdio: ["ignore", "ignore", "inherit"],
  }).unref();
}

/** Runs a task after each call, but not twice at a time: calls while it runs are one more run. */
function oneAtATime(task: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      await Bun.sleep(SAVING_MS);
      again = false;
      await task();
    }
    running = false;
  };
}

await runProgram(main);
