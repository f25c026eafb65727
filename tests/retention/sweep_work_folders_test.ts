import { expect, test } from "bun:test";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { sweepWorkFolders } from "../../src/retention/sweep_work_folders.ts";
import { HOUR_MS, testParts } from "./_parts.ts";

const { db, dir, jobs, makeJob } = await testParts();

test("sweepWorkFolders() deletes the folders of runs that are over", async () => {
  const workDir = join(dir, "work");
  const options = { db, workDir, dryRun: false };
  expect(await sweepWorkFolders(options)).toEqual({ folders: 0, bytes: 0 });
  const [running, failed] = [await makeJob("processing"), await makeJob("failed")];
  await jobs.start(running.id);
  const kept = [`${running.id}/2/stage-1`, "somebodys", "job_fresh"];
  const nobodys = [`${running.id}/1`, failed.id, "job_gone/deep", "preview-1"];
  const at = new Date(Date.now() - 2 * HOUR_MS);
  for (const folder of [...kept, ...nobodys]) {
    await Bun.write(join(workDir, folder, "file"), "12345");
  }
  for (const entry of await readdir(workDir, { recursive: true })) {
    if (entry.startsWith("job_fresh")) continue;
    await utimes(join(workDir, entry), at, at);
  }
  const report = { folders: 4, bytes: 20 };
  expect(await sweepWorkFolders({ ...options, dryRun: true })).toEqual(report);
  expect(await sweepWorkFolders(options)).toEqual(report);
  const left = await readdir(workDir, { recursive: true });
  expect(left.filter((name) => name.endsWith("file")).sort()).toEqual(
    kept.map((folder) => `${folder}/file`).sort(),
  );
});
