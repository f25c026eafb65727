import { expect, test } from "bun:test";
import type { Job } from "../../../src/jobs/job.ts";
import type { JobData } from "../../../src/server/jobs/schemas.ts";
import { newContent, newFailure, newJob, startJob } from "../../jobs/_new_job.ts";
import { testService } from "../_service.ts";

const { ask, jobs, keys, store, newAccount } = await testService();

/** An account of its own, with its posts. */
async function newOwner(name: string) {
  const account = await newAccount(`${name}@example.com`);
  const headers = { "x-api-key": (await keys.create(account.id, name)).text };

  async function finish(job: Job): Promise<Job> {
    await jobs.complete(await startJob(jobs, job.id), newContent(job.id));
    return job;
  }
  async function post(): Promise<Job> {
    // Of two jobs of one millisecond, either may be listed first.
    await Bun.sleep(2);
    return await finish(await jobs.create(newJob(account.id)));
  }
  async function makeVariant(base: Job, values: Partial<Job> = {}): Promise<Job> {
    await Bun.sleep(2);
    const job = { ...newJob(account.id, values), revisionOf: base.id };
    const made = await jobs.createRevision(job, { draft: {} });
    if (made === undefined) throw new Error("The post is gone");
    return made;
  }
  const revise = (base: Job) => makeVariant(base, { postId: base.postId });
  async function list(query: string): Promise<JobData[]> {
    const response = await ask(`/api/v1/jobs?${query}`, { headers });
    const body: { data: JobData[] } = await response.json();
    return body.data;
  }
  async function remove(id: string, query = "?revisions=all"): Promise<number> {
    return (await ask(`/api/v1/jobs/${id}${query}`, { method: "DELETE", headers })).status;
  }

  return {
    post,
    finish,
    revise,
    makeVariant,
    list,
    remove,
    idsOf: async (query: string) => (await list(query)).map(({ id }) => id),
  };
}

test("a list of latest revisions has each post once; a variant is a post of its own", async () => {
  const { post, finish, revise, makeVariant, list, idsOf } = await newOwner("library");
  const first = await post();
  const second = await finish(await revise(first));
  const third = await finish(await revise(first));
  const variant = await makeVariant(second);
  const alone = await post();
  expect(await idsOf("revisions=latest")).toEqual([alone.id, variant.id, third.id]);
  expect(await idsOf("")).toHaveLength(5);
  expect((await list("revisions=latest")).map(({ revisions }) => revisions)).toEqual([1, 1, 3]);
  expect(await idsOf(`postId=${first.id}`)).toEqual([third.id, second.id, first.id]);
});

test("a revision that is being made stands for its post, and one that failed does not", async () => {
  const { post, revise, idsOf } = await newOwner("runner");
  const first = await post();
  const failed = await revise(first);
  expect(await idsOf("revisions=latest")).toEqual([failed.id]);
  await jobs.fail(await startJob(jobs, failed.id), newFailure("No"));
  expect(await idsOf("revisions=latest")).toEqual([first.id]);
  const lost = await jobs.create(newJob(first.accountId));
  await jobs.fail(lost, newFailure("No"));
  expect(await idsOf("revisions=latest")).toEqual([lost.id, first.id]);
  expect(await idsOf("revisions=latest&status=failed")).toEqual([lost.id]);
});

test("pages of latest revisions have every post once", async () => {
  const { post, finish, revise, idsOf } = await newOwner("pager");
  const latest: string[] = [];
  for (let made = 0; made < 5; made++) {
    latest.unshift((await finish(await revise(await post()))).id);
  }
  expect(await idsOf("revisions=latest&limit=5")).toEqual(latest);
  expect(await idsOf("revisions=latest&limit=2")).toEqual(latest.slice(0, 2));
});

test("a post is deleted with all of its revisions and their files, and without its variants", async () => {
  const { post, finish, revise, makeVariant, remove, idsOf } = await newOwner("deleter");
  const first = await post();
  const second = await finish(await revise(first));
  const variant = await makeVariant(first);
  for (const { sourceKey } of [first, second]) {
    await store.put(sourceKey, new Uint8Array([1]), "text/plain; charset=utf-8");
  }
  expect(await remove(second.id)).toBe(200);
  expect(await idsOf("")).toEqual([variant.id]);
  for (const { id, sourceKey } of [first, second]) {
    expect(await jobs.contentOfJob(id)).toBeUndefined();
    expect(await store.get(sourceKey)).toBeUndefined();
  }
});

test("one revision is deleted alone, and the one before stands for the post again", async () => {
  const { post, finish, revise, remove, list } = await newOwner("picker");
  const first = await post();
  const second = await finish(await revise(first));
  expect(await remove(second.id, "?revisions=")).toBe(200);
  expect(await list("revisions=latest")).toMatchObject([{ id: first.id, revisions: 1 }]);
});

test("no revision is deleted while another one is processed, nor one of somebody else", async () => {
  const { post, revise, remove, idsOf } = await newOwner("careful");
  const stranger = await newOwner("stranger");
  const first = await post();
  const running = await revise(first);
  await startJob(jobs, running.id);
  expect(await remove(first.id)).toBe(409);
  expect(await stranger.remove(first.id)).toBe(404);
  expect(await stranger.idsOf(`postId=${first.id}`)).toEqual([]);
  expect(await remove(first.id, "?revisions=some")).toBe(400);
  expect(await idsOf("")).toEqual([running.id, first.id]);
});
