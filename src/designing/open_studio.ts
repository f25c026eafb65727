import { watch } from "node:fs";
import { join, parse, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { checkLooks } from "./checked_looks.ts";
import { createStudioEntry } from "./studio_entry.ts";

const PROJECT_DIR = fileURLToPath(new URL("../..", import.meta.url));
const PRELOAD = fileURLToPath(new URL("_studio_preload.ts", import.meta.url));
const WARNER = fileURLToPath(new URL("warn_looks.ts", import.meta.url));
const REMOTION = fileURLToPath(import.meta.resolve("@remotion/cli/package.json"));
/** Editors save a file in several steps. */
const SAVING_MS = 30;

/** Options of {@linkcode openStudio}. */
export interface StudioOptions {
  /** The folder of the looks, which is followed. */
  looksDir: string;
  /** A folder for what the Studio compiles, in the project and not in `node_modules`, which it does not watch. */
  dir: string;
  /** Arguments of Remotion's Studio, such as "--port=3333". */
  args: readonly string[];
}

/** A Studio that runs. Dispose of it to stop it. */
export interface OpenStudio extends AsyncDisposable {
  /** Resolves with its exit code once it has ended. */
  readonly ended: Promise<number>;
  stop(signal: "SIGINT" | "SIGTERM"): void;
}

/** Starts Remotion's Studio with every look of a folder, and shows it what becomes of these. */
export async function openStudio({ looksDir, dir, args }: StudioOptions): Promise<OpenStudio> {
  const entry = await createStudioEntry(dir, looksDir);
  const told = new Set<string>();
  const update = async () => {
    const checked = await checkLooks(looksDir);
    await entry.update(checked);
    const messages = Object.values(checked.faults);
    for (const message of messages) if (!told.has(message)) console.error(message);
    told.clear();
    for (const message of messages) told.add(message);
  };
  await update();
  warnOf(looksDir, []);
  const changed = new Set<string>();
  const follow = oneAtATime(async () => {
    await update().catch((error) => console.error(error.message));
    if (changed.size > 0) warnOf(looksDir, [...changed]);
    changed.clear();
  });
  const watcher = watch(looksDir, { recursive: true }, (_, file) => {
    // A look's file, or the folder that its parts fill.
    const [entry] = file?.split(sep) ?? [];
    if (entry !== undefined) changed.add(parse(entry).name);
    follow();
  });
  const program = [process.execPath, "--preload", PRELOAD, join(REMOTION, "../remotion-cli.js")];
  const options = ["studio", entry.path, "--rspack", "--disable-git-source"];
  const child = Bun.spawn([...program, ...options, ...args], {
    cwd: PROJECT_DIR,
    stdio: ["inherit", "inherit", "inherit"],
  });
  return {
    ended: child.exited,
    stop: (signal) => child.kill(signal),
    async [Symbol.asyncDispose]() {
      watcher.close();
      child.kill();
      await child.exited;
    },
  };
}

/** Says which of the named looks never stand still, of all without a name, when that is known. */
function warnOf(looksDir: string, names: readonly string[]): void {
  Bun.spawn([process.execPath, WARNER, looksDir, ...names], {
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
