import { expect, test } from "bun:test";
import { createSessionStore } from "../../../src/accounts/session_store.ts";
import { newJob } from "../../jobs/_new_job.ts";
import { testService } from "../_service.ts";

const { ask, app, jobs, keys, account, newAccount, db } = await testService({ heartbeatMs: 5 });

async function listen(jobId: string, headers: Record<string, string>): Promise<Response> {
  return await ask(`/api/v1/jobs/${jobId}/events`, { headers });
}

test("an account may listen to 20 streams, and to another once one of them is over", async () => {
  const other = await newAccount("listener@example.com");
  const headers = { "x-api-key": (await keys.create(other.id, "key")).text };
  const { id } = await jobs.create(newJob(other.id));
  for (let count = 0; count < 30; count++) {
    const head = await ask(`/api/v1/jobs/${id}/events`, { method: "HEAD", headers });
    expect(head.status).toBe(200);
  }
  const open = await Promise.all(Array.from({ length: 20 }, () => listen(id, headers)));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await listen(id, headers);
  expect([refused.status, await refused.json()]).toEqual([
    429,
    {
      success: false,
      error: expect.stringContaining("at most 20 at a time"),
      code: "concurrency_limited",
      statusCode: 429,
    },
  ]);
  expect(refused.headers.get("retry-after")).not.toBeNull();
  await open[0]?.body?.cancel();
  expect((await listen(id, headers)).status).toBe(200);
});

test("a stream ends with the key or the session that it was opened with, and no other does", async () => {
  const { id } = await jobs.create(newJob(account.id));
  const [revoked, kept] = [await keys.create(account.id, "a"), await keys.create(account.id, "b")];
  const sessions = createSessionStore(db);
  const token = await sessions.open(account.id);
  const byKey = await listen(id, { "x-api-key": revoked.text });
  const bySession = await listen(id, { cookie: `postloom_session=${token}` });
  const byOther = await listen(id, { "x-api-key": kept.text });
  await keys.revoke(account.id, revoked.id);
  await sessions.close(token);
  expect(await byKey.text()).toStartWith("event: progress\n");
  expect(await bySession.text()).toStartWith("event: progress\n");
  await jobs.fail(
    { id, runs: 0 },
    { code: "internal", message: "No", stage: null, retryable: false },
  );
  expect(await byOther.text()).toContain("event: failed\n");
});

test("over the network a stream is given up with its connection", async () => {
  const { id } = await jobs.create(newJob(account.id));
  const key = await keys.create(account.id, "network");
  app.listen({ port: 0, hostname: "127.0.0.1" });
  const url = `http://127.0.0.1:${app.server?.port}/api/v1/jobs/${id}/events`;
  try {
    for (let count = 0; count < 40; count++) {
      const abort = new AbortController();
      const options = { headers: { "x-api-key": key.text }, signal: abort.signal };
      let response = await fetch(url, options);
      // The server learns only after a while that a connection is gone.
      while (response.status === 429) response = await fetch(url, options);
      await response.body?.getReader().read();
      abort.abort();
    }
    const last = await fetch(url, { headers: { "x-api-key": key.text } });
    await keys.revoke(account.id, key.id);
    expect(await last.text()).toContain(": still here");
  } finally {
    await app.stop(true);
  }
});
