import { join } from "node:path";
import { Command } from "commander";
import { openStore } from "../app/open_drivers.ts";
import { openPreviews } from "../app/open_previews.ts";
import { openRepositories } from "../app/open_repositories.ts";
import type { PreparedApp } from "../app/prepare_app.ts";
import { createErasures } from "../jobs/erasures.ts";
import { sweep } from "../retention/sweep.ts";
import type { Terminal } from "./_terminal.ts";

/** `sweep`: what a worker does every hour, now. */
export function sweepCommand(terminal: Terminal, app: PreparedApp): Command {
  return new Command("sweep")
    .description("Delete what nobody needs any more, as workers do every hour")
    .option("--dry-run", "only say how much is left that nobody owns")
    .action(async ({ dryRun = false }: { dryRun?: boolean }) => {
      const config = terminal.readConfig();
      const { installation, ...parts } = await app.parts(config, terminal.quietLog());
      await using repositories = await openRepositories(config, parts.log);
      const { db } = repositories.database;
      const store = openStore(parts);
      const { objects, folders, bytes } = await sweep(
        {
          db,
          store,
          erasures: createErasures(db, store),
          retention: config.retention,
          workDir: join(config.dataDir, "work"),
          previewVersions: (await openPreviews(installation.templateFiles)).shown,
          log: parts.log,
        },
        { dryRun, signal: new AbortController().signal },
      );
      const megabytes = (bytes / 1e6).toFixed(1);
      const verb = dryRun ? "Nobody owns" : "Deleted";
      terminal.info(`${verb} ${objects} objects and ${folders} folders: ${megabytes} MB`);
    });
}
