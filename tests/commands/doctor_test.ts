import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { prepareApp } from "../../src/app/prepare_app.ts";
import type { Terminal } from "../../src/commands/_terminal.ts";
import { doctorCommand, postgresDoubt } from "../../src/commands/doctor.ts";
import { type Environment, readConfig } from "../../src/config/mod.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { startChatService } from "../support/openai_chat.ts";
import { startTestRedis } from "../support/redis.ts";
import { startS3 } from "../support/s3.ts";

const dir = await mkdtemp(join(tmpdir(), "postloom-doctor-"));
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Runs `doctor` with settings; gives what it printed, and the message it failed with. */
async function run(env: Environment): Promise<{ printed: string[]; failure: string | null }> {
  const printed: string[] = [];
  const terminal: Terminal = {
    stderr: process.stderr,
    env,
    readConfig: () => readConfig(env),
    readInput: async () => "",
    serviceLog: () => silentLog,
    quietLog: () => silentLog,
    print: (line) => printed.push(line),
    info() {},
  };
  const failure = await doctorCommand(terminal, prepareApp({}))
    .parseAsync([], { from: "user" })
    .then(
      () => null,
      (error: unknown) => String(error),
    );
  return { printed, failure };
}

test("the doctor says where settings lead, and looks at everything by them", async () => {
  const { printed, failure } = await run({ DATA_DIR: dir, REDISURL: "redis://localhost" });
  expect(printed[0]).toBe(`✓ DATA_DIR ${dir}`);
  expect(printed[1]).toBe("! REDISURL not a setting of Postloom: did you mean REDIS_URL?");
  expect(printed.slice(2).map((line) => line.slice(0, 12).trim())).toEqual([
    "✓ Bun",
    "✓ Chrome",
    "✓ ffmpeg",
    "✓ Fonts",
    "✓ Voice",
    "✓ Postgres",
    "✓ Queue",
    "✓ Objects",
    "✓ Offers",
    "✓ Disk",
  ]);
  expect(failure).toBeNull();
});

test("the doctor tells all settings that cannot be used, and looks no further", async () => {
  const { printed, failure } = await run({ PORT: "70000", LOG_LEVEL: "loud", S3_BUCKET: "posts" });
  expect(printed.filter((line) => line.startsWith("✗"))).toEqual([
    '✗ PORT                 Cannot use PORT "70000": it must be an integer from 0 to 65535',
    '✗ S3_ACCESS_KEY_ID     Cannot use S3_BUCKET as "S3_ACCESS_KEY_ID" is not set',
    '✗ S3_SECRET_ACCESS_KEY Cannot use S3_BUCKET as "S3_SECRET_ACCESS_KEY" is not set',
    '✗ LOG_LEVEL            Cannot use LOG_LEVEL "loud": it must be one of debug, info, warn, error, silent',
  ]);
  expect(printed).toHaveLength(5);
  expect(failure).toContain("4 to mend");
});

test("the doctor asks a model that is set, and says which settings to correct if neither it nor a voice answers", async () => {
  const chat = startChatService(() => "ready");
  afterAll(() => chat.close());
  const asked = { DATA_DIR: dir, OPENAI_BASE_URL: chat.baseUrl, OPENAI_WRITER_MODEL: "small" };
  const { printed } = await run(asked);
  expect(printed).toContain(`✓ Writer     small at ${chat.baseUrl}, said "ready"`);
  const nobody = "http://127.0.0.1:1/v1";
  const { printed: told, failure } = await run({ ...asked, OPENAI_BASE_URL: nobody });
  expect(told).toContainEqual(
    expect.stringMatching(/^✗ Writer +small at http:\/\/127\.0\.0\.1:1\/v1 does not answer: /),
  );
  expect(told).toContainEqual(expect.stringContaining("OPENAI_BASE_URL"));
  expect(failure).toContain("2 to mend");
});

test("the doctor writes, reads, lists and deletes a file of the bucket, as the access key may be refused any of it", async () => {
  const s3 = await startS3();
  afterAll(() => s3.close());
  let refused = "";
  await using gate = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      if (request.method === refused) {
        return new Response("<Error><Code>AccessDenied</Code></Error>", { status: 403 });
      }
      // The host of the request stays, as its signature is of that.
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === "PUT" ? await request.bytes() : null;
      return await fetch(`${s3.config.endpoint}${pathname}${search}`, { method, headers, body });
    },
  });
  const env = {
    DATA_DIR: dir,
    S3_BUCKET: s3.config.bucket,
    S3_ENDPOINT: gate.url.href,
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  };
  expect((await run(env)).printed).toContain("✓ Objects    the bucket posts");
  for (refused of ["PUT", "GET", "DELETE"]) {
    const { printed, failure } = await run(env);
    const at = printed.findIndex((line) => line.startsWith("✗ Objects"));
    expect(printed[at]).toContain("access is denied");
    expect(printed[at + 1]).toContain("correct S3_BUCKET");
    expect(failure).toContain("1 to mend");
  }
});

const redis = await startTestRedis("the doctor's look at Redis");

test.skipIf(redis === undefined)(
  "the doctor warns of a Redis that may throw jobs away, without failing",
  async () => {
    const url = redis?.url ?? "";
    const env = { DATA_DIR: dir, REDIS_URL: url };
    expect((await run(env)).printed).toContain("✓ Queue      BullMQ on the Redis at REDIS_URL");
    const client = new Redis(url);
    await client.config("SET", "maxmemory-policy", "allkeys-lru");
    client.disconnect();
    const { printed, failure } = await run(env);
    const at = printed.indexOf("! Queue      BullMQ on the Redis at REDIS_URL");
    expect(printed[at + 1]).toContain("its maxmemory-policy is allkeys-lru");
    expect(printed[at + 1]).toContain("noeviction");
    expect(failure).toBeNull();
  },
);

test("the doctor warns of a Postgres that is older than those that are tested", () => {
  expect(postgresDoubt("PostgreSQL 12.22", 120_022)?.advice).toContain("older than 13");
  expect(postgresDoubt("PostgreSQL 13.1", 130_001)).toBeUndefined();
});
