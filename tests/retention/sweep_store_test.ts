import { expect, test } from "bun:test";
import { createBrandStore } from "../../src/brands/brand_store.ts";
import { installation, uploads } from "../../src/database/schema.ts";
import { ownsStore } from "../../src/retention/store_owner.ts";
import { sweepStore } from "../../src/retention/sweep_store.ts";
import { newContent, newJob } from "../jobs/_new_job.ts";
import { DAY_MS, HOUR_MS, testParts } from "./_parts.ts";

const { db, store, jobs, accountJobs, account, erasures, ...parts } = await testParts();
const signal = new AbortController().signal;
const options = { db, store, erasures, previewVersions: new Set(["now"]), progressDays: 7, signal };
const sweep = (dryRun = false) => sweepStore({ ...options, dryRun });

/** What is known of a picture that was sent ahead of a request. */
const UPLOADED = {
  key: "uploads/upl_kept.webp",
  alt: null,
  width: 1,
  height: 1,
  focus: { x: 0.5, y: 0.5 },
  edge: "#000000",
  range: { darkest: 0, lightest: 1 },
  isCutOut: true,
  isWhole: false,
};

test("sweepStore() deletes what nobody owns, and nothing else", async () => {
  const { put, makeJob } = parts;
  const [pending, processing, completed, failed, failedLongAgo, cancelled] = [
    await makeJob("pending"),
    await makeJob("processing"),
    await makeJob("completed"),
    await makeJob("failed"),
    await makeJob("failed"),
    await makeJob("cancelled"),
  ];
  await parts.ageJob(failedLongAgo.id, 8 * DAY_MS);
  await parts.ageJob(cancelled.id, 2 * HOUR_MS);
  const upload = { accountId: account.id, picture: UPLOADED, bytes: 10 };
  await db.insert(uploads).values({ ...upload, id: "upl_kept", expiresAt: new Date() });
  const logoKey = (digit: string) => `media/logos/${digit.repeat(64)}.png`;
  const logo = (digit: string) => ({ objectKey: logoKey(digit), width: 1, height: 1, ink: null });
  const brand = { name: null, handle: null, colours: null };
  const fontKey = (digit: string) => `fonts/${digit.repeat(64)}.woff2`;
  const font = { family: "Halden", ranges: "U+20-7E", weights: null, objectKey: fontKey("a") };
  await createBrandStore(db).change(account.id, { logo: logo("a"), font });
  await jobs.create(newJob(account.id, { brand: { ...brand, logo: logo("b") } }));
  const kept = [
    pending.source,
    pending.work,
    pending.media,
    processing.source,
    processing.work,
    processing.media,
    completed.source,
    completed.media,
    failed.source,
    failed.work,
    failed.media,
    failedLongAgo.source,
    cancelled.source,
    logoKey("a"),
    logoKey("b"),
    fontKey("a"),
    "media/previews/now/paper/1-picture.jpg",
    `sources/${pending.id}/1.jpg`,
    "uploads/upl_kept.webp",
    // Not of Postloom's making.
    "media/plugin/of-somebody.png",
    "work.txt",
    "other/sources/job_1.txt",
  ];
  const nobodys = [
    completed.work,
    failedLongAgo.work,
    failedLongAgo.media,
    cancelled.work,
    cancelled.media,
    "sources/job_gone.pdf",
    "work/job_gone/deep/one.wav",
    `media/post_${"0".repeat(32)}/slide-1.png`,
    logoKey("c"),
    fontKey("c"),
    "media/previews/before/paper/1-picture.jpg",
    "sources/job_gone/1.jpg",
    "uploads/upl_gone.jpg",
  ];
  await put(...kept.slice(13), ...nobodys.slice(5));
  await parts.ageObjects(2 * HOUR_MS);
  // The previews of an earlier version stay for a day.
  expect(await sweep(true)).toMatchObject({ objects: nobodys.length - 1 });
  await parts.ageObjects(2 * DAY_MS);
  await put("sources/job_in_the_making.txt");
  const everything = await parts.keys();
  expect(await sweep(true)).toEqual({ objects: nobodys.length, bytes: 10 * nobodys.length });
  expect(await parts.keys()).toEqual(everything);
  expect(await sweep()).toEqual({ objects: nobodys.length, bytes: 10 * nobodys.length });
  expect(await parts.keys()).toEqual([...kept, "sources/job_in_the_making.txt"].sort());
  expect(await sweep()).toEqual({ objects: 0, bytes: 0 });
});

test("sweepStore() deletes nothing of a cancelled job that is retried at the same time", async () => {
  async function retryAndFinish({
    id,
    contentId,
    media,
  }: Awaited<ReturnType<typeof parts.makeJob>>) {
    await Bun.sleep(Math.random() * 40);
    while ((await accountJobs.retry(account.id, id)) !== "done") await Bun.sleep(1);
    const run = await jobs.start(id);
    await parts.put(media);
    if (run !== undefined) await jobs.complete(run, { ...newContent(id), id: contentId });
  }

  for (let round = 0; round < 5; round++) {
    const cancelled = await Promise.all(
      Array.from({ length: 20 }, () => parts.makeJob("cancelled")),
    );
    await parts.ageObjects(2 * HOUR_MS);
    await Promise.all(cancelled.map(({ id }) => parts.ageJob(id, 2 * HOUR_MS)));
    await Promise.all([sweep(), sweep(), ...cancelled.map(retryAndFinish)]);
    const keys = await parts.keys();
    for (const { media } of cancelled) expect(keys).toContain(media);
  }
}, 300_000);

test("ownsStore() takes a store once, for one database", async () => {
  expect(await ownsStore(db, store)).toBe(true);
  expect(await ownsStore(db, store)).toBe(true);
  await db.update(installation).set({ id: "another" });
  expect(await ownsStore(db, store)).toBe(false);
});
