import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { jobs } from "../../src/database/schema.ts";
import { testDatabase } from "../support/postgres.ts";
import { startService } from "../support/service.ts";

const PROGRAM = fileURLToPath(import.meta.resolve("./_wedging_app.ts"));
const { db, url } = await testDatabase();

test("a job that blocks its worker fails for good, and the one beside it is made", async () => {
  const dir = await mkdtemp(join(tmpdir(), "postloom-wedge-"));
  await using service = await startService(
    {
      DATABASE_URL: url,
      TEMPLATE_PREVIEWS: "false",
      WORKER_SILENCE_SECONDS: "4",
      STUCK_FILE: join(dir, "stuck"),
    },
    { program: PROGRAM },
  );
  const { client } = service;
  const statusOf = async (id: string) => (await client.status(id)).status;
  const innocent = await client.createFromText("innocent", { format: "nap" });
  while ((await statusOf(innocent)) !== "processing") await Bun.sleep(50);
  const stuck = await client.createFromText("stuck", { format: "nap" });
  await service.untilLogged(({ msg }) => msg === "Worker was stuck: replacing it");

  while ((await statusOf(innocent)) !== "completed") await Bun.sleep(100);
  while ((await statusOf(stuck)) === "processing") await Bun.sleep(100);
  const [row] = await db.select().from(jobs).where(eq(jobs.id, stuck));
  expect(row).toMatchObject({ status: "failed", errorCode: "too_complex", wedges: 2 });
  await rm(dir, { recursive: true });
}, 600_000);
