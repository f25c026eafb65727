import { expect, test } from "bun:test";
import { count, eq } from "drizzle-orm";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createKeyStore } from "../../src/accounts/key_store.ts";
import { jobs } from "../../src/database/schema.ts";
import { createBrowser, PASSWORD } from "../server/_browser.ts";
import { testDatabase } from "../support/postgres.ts";
import { startServers } from "../support/servers.ts";

const { db, url } = await testDatabase();
const accounts = createAccountStore(db);
const keys = createKeyStore(db);
const servers = await startServers(url, 2);

/** Sends the nth of many requests: every other goes to the other server. */
function ask(index: number, path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${servers[index % servers.length]}${path}`, init);
}

function create(index: number, key: string): Promise<Response> {
  return ask(index, "/api/v1/process-text-async", {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ text: "Sleep well.", format: "image" }),
  });
}

/** Asks for 200 posts at once, over two keys and two servers, and gives the answers by status. */
async function createMany(accountId: string) {
  const made = await Promise.all([keys.create(accountId, "one"), keys.create(accountId, "two")]);
  const requests = Array.from({ length: 200 }, (_, index) =>
    create(index, made[index % 3 === 0 ? 0 : 1].text),
  );
  const byStatus = Map.groupBy(await Promise.all(requests), ({ status }) => status);
  const [row] = await db.select({ jobs: count() }).from(jobs).where(eq(jobs.accountId, accountId));
  return { byStatus, jobs: row?.jobs };
}

/** What is not accepted is refused; on a slow machine some may be asked to come back instead. */
function expectOnlyRefusals(byStatus: ReadonlyMap<number, unknown>): void {
  const others = [...byStatus.keys()].filter((status) => ![202, 429, 503].includes(status));
  expect(others).toEqual([]);
  expect(byStatus.has(429)).toBe(true);
}

test("of 200 requests at once on two servers a Free account's ten in an hour are accepted", async () => {
  const email = "rate@example.com";
  const { id } = await accounts.create({ email, plan: "free", concurrentJobs: 1000 });
  const { byStatus, jobs } = await createMany(id);
  const accepted = byStatus.get(202) ?? [];
  const refused = byStatus.get(429) ?? [];
  expect([accepted.length, jobs]).toEqual([10, 10]);
  expectOnlyRefusals(byStatus);
  const left = accepted.map(({ headers }) => headers.get("ratelimit"));
  const numbers = left.map((field) => Number(/^"hour";r=(\d);t=3\d{3}$/.exec(field ?? "")?.[1]));
  expect(numbers.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [first] = refused;
  expect(await first?.json()).toEqual({
    success: false,
    error: "Rate limit exceeded: your plan allows 10 requests per hour",
    code: "rate_limited",
    statusCode: 429,
  });
  expect(first?.headers.get("ratelimit-policy")).toBe('"hour";q=10;w=3600');
  expect(first?.headers.get("ratelimit")).toStartWith('"hour";r=0;t=3');
  expect(Number(first?.headers.get("retry-after"))).toBeWithin(3000, 3601);
});

test("of 200 requests at once on two servers a Free account's one job is accepted", async () => {
  const { id } = await accounts.create({ email: "jobs@example.com", plan: "free" });
  const { byStatus, jobs } = await createMany(id);
  const refused = byStatus.get(429) ?? [];
  expect([byStatus.get(202)?.length, jobs]).toEqual([1, 1]);
  expectOnlyRefusals(byStatus);
  expect(await refused[0]?.json()).toMatchObject({ code: "concurrency_limited", statusCode: 429 });
  expect(Number(refused[0]?.headers.get("retry-after"))).toBePositive();
});

test("of eleven keys made at once on two servers ten are made", async () => {
  const email = "keys@example.com";
  let turn = 0;
  const origin = servers[0] ?? "";
  const first = createBrowser((path, init) => ask(0, path, init), { origin });
  await first.signUp(email);
  const headers = { cookie: first.cookie(), "sec-fetch-site": "same-origin", origin: "" };
  const browser = createBrowser((path, init) => ask(turn++, path, init), headers);
  const make = () => browser.send("POST", "/api/account/keys", { name: "key" });
  const answers = await Promise.all(Array.from({ length: 11 }, make));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409]);
});

test("a key and a session that end on one server open nothing on the other at once", async () => {
  const origin = servers[0] ?? "";
  const here = createBrowser((path, init) => ask(0, path, init), { origin });
  await here.signUp("end@example.com");
  const { id, key } = await here.createKey();
  expect((await create(1, key)).status).toBe(202);
  await here.send("DELETE", `/api/account/keys/${id}`);
  expect((await create(1, key)).status).toBe(401);
  const there = createBrowser((path, init) => ask(1, path, init), { cookie: here.cookie() });
  expect((await there.send("GET", "/api/account")).status).toBe(200);
  const passwords = { currentPassword: PASSWORD, newPassword: "another password" };
  await here.send("POST", "/api/account/password", passwords);
  expect((await there.send("GET", "/api/account")).status).toBe(401);
});
