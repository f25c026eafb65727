import { expect, test } from "bun:test";
import { newKeyText } from "../../../src/accounts/key_text.ts";
import { createBrowser } from "../_browser.ts";
import { testService } from "../_service.ts";

const { ask } = await testService();

function createWith(key: string): Promise<Response> {
  return ask("/api/v1/process-text-async", {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ text: "Sleep well.", format: "image" }),
  });
}

test("a key is shown once, works, shows its use, and ends when it is revoked", async () => {
  const browser = createBrowser(ask);
  await browser.signUp("ada@example.com");
  const name = `<img src=x onerror=alert(1)>'; DROP TABLE accounts; --`;
  const { key, ...shown } = await browser.createKey(name);
  expect(shown).toMatchObject({ name, lastUsedAt: null, revokedAt: null });
  expect([key.slice(0, 13), key.slice(-4)]).toEqual([shown.prefix, shown.lastFour]);
  expect((await createWith(key)).status).toBe(202);
  const list = await (await browser.send("GET", "/api/account/keys")).text();
  expect(JSON.parse(list)).toEqual({
    success: true,
    data: [{ ...shown, lastUsedAt: expect.any(String) }],
  });
  expect(list).not.toContain(key);
  const revoked = await browser.send("DELETE", `/api/account/keys/${shown.id}`);
  expect(await revoked.json()).toMatchObject({ data: { revokedAt: expect.any(String) } });
  const refused = await createWith(key);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ error: "Invalid API key", statusCode: 401 });
});

test("nobody can see or revoke another's keys, or tell that there are any", async () => {
  const [mine, theirs] = [createBrowser(ask), createBrowser(ask)];
  await mine.signUp("mine@example.com");
  await theirs.signUp("theirs@example.com");
  const key = await theirs.createKey();
  for (const id of [key.id, "key_none", "%00", "..%2f..", "a".repeat(5000)]) {
    const response = await mine.send("DELETE", `/api/account/keys/${id}`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { success: false, error: "Key not found", code: "not_found", statusCode: 404 },
    ]);
  }
  expect(await (await mine.send("GET", "/api/account/keys")).json()).toMatchObject({ data: [] });
  expect((await createWith(key.key)).status).toBe(202);
});

test("of eleven keys made at once ten are made", async () => {
  const browser = createBrowser(ask);
  await browser.signUp("many@example.com");
  const make = () => browser.send("POST", "/api/account/keys", { name: "key" });
  const answers = await Promise.all(Array.from({ length: 11 }, make));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toEqual({
    error: expect.any(String),
    code: "key_limit",
    statusCode: 409,
    success: false,
  });
});

test("names that cannot be shown are refused", async () => {
  const browser = createBrowser(ask);
  await browser.signUp("names@example.com");
  for (const name of ["", " ", "a\u0007b", "x".repeat(101)]) {
    const response = await browser.send("POST", "/api/account/keys", { name });
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        error: "Invalid name: must be 1 to 100 printable characters",
        code: "invalid_request",
        statusCode: 400,
        success: false,
      },
    ]);
  }
});

test("keys open no account, and sessions open the API", async () => {
  const browser = createBrowser(ask);
  await browser.signUp("both@example.com");
  const { key } = await browser.createKey();
  for (const path of ["/api/account", "/api/account/keys"]) {
    expect((await ask(path, { headers: { "x-api-key": key } })).status).toBe(401);
  }
  const body = { text: "Sleep well.", format: "image" };
  const path = "/api/v1/process-text-async";
  expect((await browser.send("POST", path, body)).status).toBe(202);
  const withWrongKey = createBrowser(ask, { "x-api-key": newKeyText(), cookie: browser.cookie() });
  expect((await withWrongKey.send("POST", path, body)).status).toBe(401);
  await browser.send("POST", "/api/account/sign-out");
  const signedOut = await browser.send("POST", path, body);
  expect([signedOut.status, await signedOut.json()]).toEqual([
    401,
    { error: "API key is required", statusCode: 401 },
  ]);
});
