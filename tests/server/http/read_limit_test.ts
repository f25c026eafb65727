import { expect, test } from "bun:test";
import { testService } from "../_service.ts";

const { ask } = await testService({ readsPerMinute: 3, trustedProxies: 1 });

function read(address: string, path = "/api/job-status/job_1"): Promise<Response> {
  return ask(path, { headers: { "x-forwarded-for": address } });
}

test("an address that reads too often is told when to come back, and others are not", async () => {
  const paths = ["/api/job-status/job_1", "/api/job-result/job_1", "/api/content/post_1"];
  for (const path of paths) expect((await read("192.0.2.1", path)).status).toBe(404);
  const refused = await read("192.0.2.1");
  expect([refused.status, await refused.json()]).toEqual([
    429,
    {
      success: false,
      error: expect.stringContaining("Too many reads"),
      code: "rate_limited",
      statusCode: 429,
    },
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeWithin(1, 61);
  expect(refused.headers.get("ratelimit-policy")).toBe('"reads";q=3;w=60');
  expect(refused.headers.get("ratelimit")).toMatch(/^"reads";r=0;t=\d+$/);
  expect((await read("192.0.2.2")).status).toBe(404);
  expect((await read("192.0.2.1", "/livez")).status).toBe(200);
});
