import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { accounts } from "../../../src/database/schema.ts";
import { testService } from "../_service.ts";

const { ask, db, keys, newAccount } = await testService();

test("usage counts requests, jobs and keys against their limits", async () => {
  const owner = await newAccount("pro@example.com", "pro");
  const first = await keys.create(owner.id, "one");
  const second = await keys.create(owner.id, "two");
  await keys.revoke(owner.id, second.id);
  const headers = { "x-api-key": first.text, "content-type": "application/json" };
  const usage = async () => (await (await ask("/api/v1/usage", { headers })).json()).data;
  expect(await usage()).toEqual({
    plan: "pro",
    requests: { limit: 100, used: 0, remaining: 100, resetsAt: null },
    edits: { limit: 600, used: 0, remaining: 600, resetsAt: null },
    jobs: { limit: 5, active: 0 },
    storage: { limit: 50_000_000_000, used: 0 },
    keys: { limit: 10, active: 1 },
  });
  const body = JSON.stringify({ text: "A text", format: "image" });
  await ask("/api/v1/process-text-async", { method: "POST", headers, body });
  const { requests, jobs, storage } = await usage();
  expect(jobs).toEqual({ limit: 5, active: 1 });
  expect(storage.used).toBe("A text".length);
  expect(requests).toMatchObject({ used: 1, remaining: 99 });
  await db.update(accounts).set({ storageBytes: 6 }).where(eq(accounts.id, owner.id));
  const refused = await ask("/api/v1/process-text-async", { method: "POST", headers, body });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("3600");
  expect(await refused.json()).toMatchObject({ code: "storage_limited", statusCode: 429 });
  const untilMs = Date.parse(requests.resetsAt) - Date.now();
  expect(untilMs).toBeGreaterThan(0);
  expect(untilMs).toBeLessThanOrEqual(3_601_000);
});
