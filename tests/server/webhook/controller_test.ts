import { expect, test } from "bun:test";
import { createSessionStore } from "../../../src/accounts/session_store.ts";
import { createDeliveryStore } from "../../../src/webhooks/delivery_store.ts";
import { createWebhookStore } from "../../../src/webhooks/webhook_store.ts";
import { PUBLIC_URL, testService } from "../_service.ts";

const { ask, key, account, db } = await testService();
const token = await createSessionStore(db).open(account.id);

function call(method: string, body?: object, headers: Record<string, string> = {}) {
  return ask("/api/account/webhook", {
    method,
    headers: {
      cookie: `postloom_session=${token}`,
      origin: PUBLIC_URL,
      "content-type": "application/json",
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test("a webhook shows its secret once, moves, and goes", async () => {
  expect(await (await call("GET")).json()).toEqual({ success: true, data: null });
  const made = await (await call("PUT", { url: "https://hooks.example/a" })).json();
  expect(made.data).toEqual({
    url: "https://hooks.example/a",
    secret: expect.stringMatching(/^whsec_/),
    createdAt: expect.any(String),
  });
  const { secret: _, ...shown } = made.data;
  expect((await (await call("GET")).json()).data).toEqual(shown);
  const moved = await (await call("PUT", { url: "https://hooks.example/b" })).json();
  expect(moved.data).toEqual({ ...shown, url: "https://hooks.example/b" });
  expect((await call("DELETE")).status).toBe(200);
  expect((await call("DELETE")).status).toBe(200);
  expect((await (await call("GET")).json()).data).toBeNull();
});

test("private targets, other pages and keys are refused", async () => {
  for (const url of ["http://127.0.0.1/", "http://[::1]/", "file:///etc/passwd", 7, null]) {
    const answer = await call("PUT", { url });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid_request" });
  }
  const forged = await call(
    "PUT",
    { url: "https://a.example" },
    { origin: "https://evil.example" },
  );
  expect(forged.status).toBe(403);
  const keyed = await call("GET", undefined, { cookie: "", "x-api-key": key.text });
  expect(keyed.status).toBe(401);
});

const callAt = (method: string, path: string) =>
  ask(`/api/account/webhook/${path}`, {
    method,
    headers: { cookie: `postloom_session=${token}`, origin: PUBLIC_URL },
  });

test("a test is delivered like an event, and the log has the receiver's answer", async () => {
  await call("DELETE");
  expect((await callAt("POST", "test")).status).toBe(404);
  await call("PUT", { url: "https://hooks.example/a" });
  expect((await callAt("POST", "test")).status).toBe(202);
  const logged = async () => (await (await callAt("GET", "deliveries")).json()).data;
  expect(await logged()).toMatchObject([
    { event: "webhook.test", jobId: null, state: "waiting", attempts: 0, error: null },
  ]);
  const deliveries = createDeliveryStore(db);
  const claim = { limit: 10, perAccount: 10, busy: new Map(), leaseMs: 60_000 };
  const [due] = await deliveries.claim(claim);
  if (due === undefined) throw new Error("Nothing is due");
  expect(due.payload).toMatchObject({ type: "webhook.test", data: {} });
  const failed = { reason: "The receiver answered 500", retryAt: null, pauseMs: 1 };
  await deliveries.markFailed(due, failed);
  expect(await logged()).toMatchObject([
    { id: due.id, state: "failed", attempts: 1, error: "The receiver answered 500" },
  ]);
  for (let sent = 0; sent < 5; sent++) expect((await callAt("POST", "test")).status).toBe(202);
  expect((await callAt("POST", "test")).status).toBe(409);
  const [next] = await deliveries.claim({ ...claim, limit: 1 });
  if (next !== undefined) await deliveries.markDelivered(next);
  const states = (await logged()).map(({ state }: { state: string }) => state);
  expect(states.toSorted()).toEqual([
    "delivered",
    "failed",
    "waiting",
    "waiting",
    "waiting",
    "waiting",
  ]);
});

test("a new secret takes the place of the old one, and is shown once", async () => {
  await call("DELETE");
  expect((await callAt("POST", "secret")).status).toBe(404);
  const { data: made } = await (await call("PUT", { url: "https://hooks.example/a" })).json();
  const { data: renewed } = await (await callAt("POST", "secret")).json();
  expect(renewed).toEqual({ ...made, secret: expect.stringMatching(/^whsec_/) });
  expect(renewed.secret).not.toBe(made.secret);
  expect((await createWebhookStore(db).get(account.id))?.secret).toBe(renewed.secret);
  expect((await (await call("GET")).json()).data).not.toHaveProperty("secret");
});
