import { expect, test } from "bun:test";
import { createSessionStore } from "../../../src/accounts/session_store.ts";
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
