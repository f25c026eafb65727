import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDrivers } from "../app/open_drivers.ts";
import { openServices } from "../app/open_services.ts";
import type { PreparedApp } from "../app/prepare_app.ts";
import { StoppedError, UserError } from "../common/user_error.ts";
import type { Format } from "../formats/format.ts";
import { memoryCheckpoints } from "../pipeline/memory_checkpoints.ts";
import { type RunOptions, runPipeline } from "../pipeline/runner.ts";
import type { Services } from "../pipeline/services.ts";
import type { Content } from "../posts/content.ts";
import { createDiskStore } from "../storage/disk_store.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { stageProgress } from "./_stage_progress.ts";
import type { Terminal } from "./_terminal.ts";
import { toldAtTerminal } from "./_told_at_terminal.ts";

/** What makes posts without the service, in a folder that goes with it. */
export interface Bench extends AsyncDisposable {
  store: ObjectStore;
  services: Pick<Services, "drawings" | "atlas">;
  /**
   * Runs a format's chain with its progress on the terminal, until a signal stops it.
   *
   * @throws {UserError} for what the user can mend.
   */
  run(format: Format, input: object, options?: BenchOptions): Promise<Content>;
}

/** Options of {@linkcode Bench.run}. */
type BenchOptions = Pick<RunOptions, "enterWith" | "onEntry" | "kept">;

/** Opens a {@linkcode Bench}. */
export async function openBench(terminal: Terminal, app: PreparedApp): Promise<Bench> {
  await using stack = new AsyncDisposableStack();
  const { templates, templateFiles } = await app.installation();
  const config = terminal.readConfig();
  const log = terminal.quietLog();
  const folder = await mkdtemp(join(tmpdir(), "postloom-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const store = createDiskStore({ dir: join(folder, "objects") });
  const parts = await app.parts(config, log);
  const drivers = stack.use(openDrivers(parts, { templates, templateFiles }));
  const cancel = new AbortController();
  const onSignal = (signal: "SIGINT" | "SIGTERM") => cancel.abort(new StoppedError(signal));
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  let post: Content | undefined;
  const publisher = {
    publish: async (content: Omit<Content, "createdAt">) => {
      post = { ...content, createdAt: new Date() };
      return post;
    },
  };
  const { services } = stack.use(
    await openServices(parts, { ...drivers, store, publisher, templates }),
  );

  async function run(format: Format, input: object, options: BenchOptions = {}): Promise<Content> {
    const titles = new Map(format.steps.flat().map(({ name, title }) => [name, title]));
    const progress = stageProgress(terminal.stderr);
    let completed = false;
    try {
      await runPipeline(format, input, {
        services,
        checkpoints: memoryCheckpoints(),
        workDir: folder,
        signal: cancel.signal,
        env: config.env,
        log,
        onProgress: ({ stage, stageFraction }) =>
          progress.report(titles.get(stage) ?? stage, stageFraction),
        ...options,
      });
      completed = true;
    } catch (error) {
      throw toldAtTerminal(error);
    } finally {
      progress.stop(completed);
    }
    if (post === undefined) throw new UserError("Cannot save the post as no stage published it");
    return post;
  }

  const opened = stack.move();
  return { store, services, run, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}
