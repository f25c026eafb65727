import { expect, test } from "bun:test";
import { testService } from "../_service.ts";

const { ask, keys, key, newAccount, db, jobs } = await testService();

function post(name: string, body: object, headers: Record<string, string> = {}) {
  return ask("/api/v1/process-text-async", {
    method: "POST",
    headers: {
      "x-api-key": key.text,
      "content-type": "application/json",
      "idempotency-key": name,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

function postPdf(name: string, bytes: string) {
  const form = new FormData();
  form.set("pdf", new File([bytes], "a.pdf", { type: "application/pdf" }));
  form.set("format", "image");
  const headers = { "x-api-key": key.text, "idempotency-key": name };
  return ask("/api/v1/process-pdf-async", { method: "POST", headers, body: form });
}

const BODY = { text: "A text", format: "image" };

test("the same request again gets the first answer, and makes no second job", async () => {
  const first = await post("one", BODY);
  const again = await post("one", { format: "image", text: "A text" });
  expect(first.status).toBe(202);
  expect(again.status).toBe(202);
  expect(first.headers.get("idempotent-replayed")).toBeNull();
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await again.text()).toBe(await first.text());
  const pdf = await (await postPdf("pdf", "%PDF-1.7")).text();
  expect(await (await postPdf("pdf", "%PDF-1.7")).text()).toBe(pdf);
  expect((await postPdf("pdf", "%PDF-1.8")).status).toBe(422);
});

test("another request under the same key is refused, but not another account's", async () => {
  await post("two", BODY);
  const other = await post("two", { ...BODY, text: "Another text" });
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ code: "idempotency_mismatch" });
  const stranger = await newAccount("stranger@example.com");
  const { text } = await keys.create(stranger.id, "key");
  const theirs = await post("two", { ...BODY, text: "Another text" }, { "x-api-key": text });
  expect(theirs.status).toBe(202);
});

test("many at once make one job", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => post("three", BODY)));
  const accepted = answers.filter(({ status }) => status === 202);
  const refused = answers.filter(({ status }) => status === 409);
  expect(accepted.length + refused.length).toBe(12);
  const ids = await Promise.all(accepted.map(async (answer) => (await answer.json()).data.jobId));
  expect(new Set(ids).size).toBe(1);
  for (const answer of refused) {
    expect(await answer.json()).toMatchObject({ code: "idempotency_in_flight" });
  }
});

test("a request that was refused leaves its key free", async () => {
  expect((await post("four", { ...BODY, format: "poem" })).status).toBe(400);
  expect((await post("four", BODY)).status).toBe(202);
  const free = await newAccount("free@example.com", "free");
  const headers = { "x-api-key": (await keys.create(free.id, "key")).text };
  const first = await post("busy", BODY, headers);
  expect((await post("free", BODY, headers)).status).toBe(429);
  const { jobId } = (await first.json()).data;
  const failure = { code: "internal", message: "No", stage: null, retryable: true };
  await jobs.fail({ id: jobId, runs: 0 }, failure);
  expect((await post("free", BODY, headers)).status).toBe(202);
});

test("a request whose process died is made again, under the same job", async () => {
  const first = await (await post("five", BODY)).json();
  await db.execute(
    `update idempotency_keys set status = null, response = null, created_at = now() - interval '2 minutes' where key = 'five'`,
  );
  const again = await post("five", BODY);
  expect(again.headers.get("idempotent-replayed")).toBeNull();
  expect(await again.json()).toEqual(first);
  await db.execute(
    `update idempotency_keys set created_at = now() - interval '25 hours' where key = 'five'`,
  );
  expect((await (await post("five", BODY)).json()).data.jobId).not.toBe(first.data.jobId);
});

test("a request whose process died with the job made is answered at once", async () => {
  const first = await (await post("six", BODY)).json();
  await db.execute(`update idempotency_keys set status = null, response = null where key = 'six'`);
  const again = await post("six", BODY);
  expect([again.status, await again.json()]).toEqual([202, first]);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
});

test("who comes while the first request is in flight is told when to come back", async () => {
  await post("seven", BODY);
  await db.execute(
    `update idempotency_keys set status = null, response = null, job_id = 'job_none' where key = 'seven'`,
  );
  const early = await post("seven", BODY);
  expect(early.status).toBe(409);
  expect(Number(early.headers.get("retry-after"))).toBeWithin(1, 11);
});

test("a key is 1 to 255 printable characters", async () => {
  expect((await post("x".repeat(255), BODY)).status).toBe(202);
  for (const name of ["x".repeat(256), "ä"]) {
    const answer = await post(name, BODY);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toContain("Idempotency-Key");
  }
});
