import { expect, test } from "bun:test";
import type { OpenAPIV3 } from "openapi-types";
import { createSessionStore } from "../../../src/accounts/session_store.ts";
import { PUBLIC_URL, testService } from "../_service.ts";

const { ask, account, key, db } = await testService();
const { paths }: OpenAPIV3.Document = await (await ask("/docs/json")).json();
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: path.replace(/\{\w+\}/g, "unknown"),
    security: JSON.stringify((operation as OpenAPIV3.OperationObject).security ?? []),
  })),
);
const BY_KEY = '[{"apiKey":[]},{"session":[]}]';
const BY_SESSION = '[{"session":[]}]';

async function answers(security: string, headers: HeadersInit): Promise<unknown[]> {
  const wanted = operations.filter((operation) => operation.security === security);
  expect(wanted.length).toBeGreaterThan(4);
  return await Promise.all(
    wanted.map(async ({ method, path }) => (await ask(path, { method, headers })).json()),
  );
}

test("where a key is wanted, its lack and a wrong one are told apart", async () => {
  for (const body of await answers(BY_KEY, {})) {
    expect(body).toEqual({ error: "API key is required", statusCode: 401 });
  }
  for (const body of await answers(BY_KEY, { "x-api-key": "postloom_wrong" })) {
    expect(body).toEqual({ error: "Invalid API key", statusCode: 401 });
  }
});

test("where a session is wanted, a key opens nothing", async () => {
  for (const body of await answers(BY_SESSION, { "x-api-key": key.text, origin: PUBLIC_URL })) {
    expect(body).toEqual({
      success: false,
      error: "Sign in first",
      code: "unauthorized",
      statusCode: 401,
    });
  }
});

test("a session changes nothing for a page of another origin", async () => {
  const token = await createSessionStore(db).open(account.id);
  const headers = { cookie: `postloom_session=${token}`, origin: "https://elsewhere.example" };
  const writes = operations.filter(({ method, security }) => method !== "GET" && security !== "[]");
  for (const { method, path } of writes) {
    expect([path, (await ask(path, { method, headers })).status]).toEqual([path, 403]);
  }
  const me = await ask("/api/account", { headers });
  expect(me.status).toBe(200);
  // What is for one caller alone is kept by nobody.
  expect(me.headers.get("cache-control")).toBe("no-store");
});
