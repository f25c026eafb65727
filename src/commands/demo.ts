import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { basename, extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { openStore } from "../app/open_drivers.ts";
import type { RunningServer } from "../app/open_server.ts";
import type { PreparedApp } from "../app/prepare_app.ts";
import { superviseWorker } from "../app/worker_process.ts";
import { makeOutFolder } from "../common/out_folder.ts";
import { type ProgressRow, progressRows } from "../common/progress_rows.ts";
import { UserError } from "../common/user_error.ts";
import type { FormatEntry } from "../formats/catalogue.ts";
import { type Client, createClient } from "./_client.ts";
import { savePost } from "./_save_post.ts";
import type { Terminal } from "./_terminal.ts";

const SAMPLES = fileURLToPath(new URL("../demo", import.meta.url));
const SOURCES = ["sample.md", "sample.pdf"];
const EMAIL = "demo@postloom.invalid";
const POLL_MS = 250;

/** `demo`: runs the whole service on sample sources, from creating an API key to files in a folder. */
export function demoCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("demo")
    .description(
      "Run the service on a sample text and a sample PDF, with a post in every format from each",
    )
    .option("--out <dir>", "folder for the posts", "posts")
    .action(async ({ out }: { out: string }) => {
      await makeOutFolder(out);
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const config = { ...terminal.readConfig(), host: "127.0.0.1", port, publicUrl: url };
      const log = terminal.quietLog();
      const rows = progressRows(terminal.stderr);
      try {
        await using stack = new AsyncDisposableStack();
        const service = rows.add("Service");
        service.update(0, "starting Postgres and the API");
        const { openServer } = await import("../app/open_server.ts");
        const server = stack.use(await openServer(await app.parts(config, log)));
        service.update(50, "starting a worker");
        const env = { ...config.env, LOG_LEVEL: "warn" };
        stack.use(superviseWorker({ env, silentMs: config.workerSilenceSeconds * 1000, log }));
        const client = createClient({ url, key: await makeKey(server) });
        service.update(100, url);
        const { formats } = (await app.installation()).catalogue;
        const store = openStore({ config, log, drivers: app.drivers });
        const save = async (jobId: string, dir: string) => {
          const post = await server.repositories.jobs.contentOfJob(jobId);
          if (post === undefined) throw new Error(`Cannot find the post of job ${jobId}`);
          await mkdir(dir, { recursive: true });
          return await savePost(post, store, dir);
        };
        const posts = SOURCES.flatMap((source) => formats.map((format) => ({ source, format })));
        const made = posts.map(({ source, format }) =>
          makePost(client, {
            source,
            format,
            out,
            save,
            row: rows.add(`${format.name} of ${source}`),
          }),
        );
        const paths = await Promise.all(made);
        rows.stop();
        terminal.info("\nYour posts:");
        for (const path of paths.flat()) terminal.print(relative("", path));
      } finally {
        rows.stop();
      }
    });
}

async function makeKey({ repositories }: RunningServer): Promise<string> {
  const { accounts, keys } = repositories;
  const account =
    (await accounts.findByEmail(EMAIL)) ??
    (await accounts.create({ email: EMAIL, plan: "enterprise" }));
  // Keys of earlier demos are useless, and an account can have only so many.
  for (const key of await keys.list(account.id)) {
    if (key.revokedAt === null) await keys.revoke(account.id, key.id);
  }
  return (await keys.create(account.id, "demo")).text;
}

interface DemoPost {
  source: string;
  format: FormatEntry;
  out: string;
  row: ProgressRow;
  /** Writes the post of a job into a folder, and gives the paths of its files. */
  save(jobId: string, dir: string): Promise<string[]>;
}

async function makePost(
  client: Client,
  { source, format, out, row, save }: DemoPost,
): Promise<string[]> {
  const startedAt = performance.now();
  row.update(0, "sending");
  const file = Bun.file(join(SAMPLES, source));
  const fields = { format: format.name, ...demoOptions(format) };
  const jobId =
    extname(source) === ".pdf"
      ? await client.createFromPdf(new File([file], source, { type: "application/pdf" }), fields)
      : await client.createFromText(await file.text(), fields);
  await waitForCompletion(client, jobId, { row, format });
  const dir = resolve(out, `${format.name}-of-${basename(source).replace(".", "-")}`);
  const paths = await save(jobId, dir);
  row.update(100, `done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return paths;
}

/** Options that show what a format can do without taking long. */
function demoOptions({ options }: FormatEntry): Record<string, unknown> {
  const preferred: Record<string, unknown> = { maxDuration: 30, captionsEnabled: true };
  return Object.fromEntries(
    Object.entries(preferred).filter(([name]) => name in options.properties),
  );
}

async function waitForCompletion(
  client: Client,
  jobId: string,
  { row, format }: Pick<DemoPost, "row" | "format">,
): Promise<void> {
  const titles = new Map(format.stages.map(({ name, title }) => [name, title]));
  for (;;) {
    const job = await client.job(jobId);
    if (job.status === "completed") return;
    if (job.status === "failed") throw new UserError(job.errorMessage ?? "The job failed");
    const stage = titles.get(job.stage ?? "");
    row.update(job.progress, job.status === "pending" ? "waiting" : (stage ?? "starting"));
    await Bun.sleep(POLL_MS);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve: done } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", done);
  await promise;
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("Cannot find a port");
  return address.port;
}
