import { expect, test } from "bun:test";
import { testService } from "../_service.ts";

const { app, ask, keys, key, newAccount } = await testService({
  refusalsPerMinute: 3,
  trustedProxies: 1,
});
const other = await newAccount("other@example.com");
const otherKey = await keys.create(other.id, "other");

function create(apiKey: string, address: string, body: BodyInit = "[".repeat(1000)) {
  return ask("/api/v1/process-text-async", {
    method: "POST",
    headers: {
      "x-api-key": apiKey,
      "x-forwarded-for": address,
      "content-type": "application/json",
    },
    body,
  });
}

/** Asks until the answer is another one, as refusals are counted after the response. */
async function untilAnother(status: number, send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status !== status) return response;
    await Bun.sleep(1);
  }
}

test("an account of whom too much was refused waits, its body unread, and no other does", async () => {
  const refused = await untilAnother(400, () => create(key.text, "192.0.2.1"));
  expect([refused.status, await refused.json()]).toEqual([
    429,
    {
      success: false,
      error: expect.stringContaining("refused"),
      code: "rate_limited",
      statusCode: 429,
    },
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeWithin(1, 61);
  const large = new Request("http://localhost/api/v1/process-text-async", {
    method: "POST",
    headers: { "x-api-key": key.text, "content-length": "10000000" },
    body: new Uint8Array(10_000_000),
  });
  expect((await app.handle(large)).status).toBe(429);
  expect(large.bodyUsed).toBe(false);
  const neighbour = await create(otherKey.text, "192.0.2.1", '{"text":"Hello","format":"image"}');
  expect(neighbour.status).toBe(202);
});

test("a stranger of whom too much was refused waits, and its neighbour with a key does not", async () => {
  const refused = await untilAnother(401, () => create("postloom_wrong", "192.0.2.2"));
  expect(refused.status).toBe(429);
  const signIn = (address: string) =>
    ask("/api/account/sign-in", { method: "POST", headers: { "x-forwarded-for": address } });
  expect((await signIn("192.0.2.2")).status).toBe(429);
  expect((await signIn("192.0.2.3")).status).not.toBe(429);
  const neighbour = await create(otherKey.text, "192.0.2.2", '{"text":"Hello","format":"image"}');
  expect(neighbour.status).toBe(202);
});
