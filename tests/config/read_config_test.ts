import { expect, expectTypeOf, test } from "bun:test";
import { resolve } from "node:path";
import { ConfigError, readConfig } from "../../src/config/mod.ts";

test("with nothing set, anybody may sign up and no proxy is believed", () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    publicUrl: "http://localhost:8080",
    signUp: "open",
    trustedProxies: 0,
    readsPerMinute: 6000,
  });
});

test("proxies are counted, or all believed", () => {
  const proxies = (value: string) => readConfig({ TRUST_PROXY: value }).trustedProxies;
  expect([proxies("2"), proxies("false"), proxies(" ")]).toEqual([2, 0, 0]);
  expect(proxies("true")).toBe(Number.POSITIVE_INFINITY);
});

test("a setting that cannot be used is refused, and the message names it", () => {
  const wrong = {
    PORT: "70000",
    SIGNUP: "maybe",
    TRUST_PROXY: "all",
    READS_PER_MINUTE: "-1",
    PUBLIC_URL: "posts.example",
    DATABASE_URL: "mysql://localhost/a",
  };
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(`Cannot use ${name}`);
  }
});

test("an error says what is allowed, and repeats no URL", () => {
  const message = (env: Record<string, string>) => {
    try {
      readConfig(env);
    } catch (error) {
      return error instanceof ConfigError ? error.message : undefined;
    }
  };
  expect(message({ PORT: "1.5" })).toBe(
    'Cannot use PORT "1.5": it must be an integer from 0 to 65535',
  );
  expect(message({ TEMPLATE_PREVIEWS: "yes" })).toBe(
    'Cannot use TEMPLATE_PREVIEWS "yes": it must be one of true, false',
  );
  expect(message({ DATABASE_URL: "mysql://owner:secret@localhost" })).toBe(
    "Cannot use DATABASE_URL as it is no URL that starts with postgres:// or postgresql://",
  );
  expect(message({ S3_BUCKET: "posts", S3_ACCESS_KEY_ID: "id" })).toBe(
    'Cannot use S3_BUCKET as "S3_SECRET_ACCESS_KEY" is not set',
  );
  // In part it would leave the files on this machine without a word.
  expect(message({ S3_BUCKET: " ", S3_ENDPOINT: "https://files.example" })).toBe(
    'Cannot use S3_ENDPOINT as "S3_BUCKET" is not set',
  );
});

test("a bucket takes its credentials, and everything else of it has a default", () => {
  expect(readConfig({ S3_BUCKET: " " }).s3).toBeNull();
  const S3_BUCKET = "posts";
  const credentials = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readConfig({ S3_BUCKET, ...credentials, S3_PUBLIC_URL: "https://a.b/" }).s3).toEqual({
    bucket: "posts",
    accessKeyId: "id",
    secretAccessKey: "secret",
    endpoint: null,
    region: "us-east-1",
    publicUrl: "https://a.b",
  });
});

test("a key or an endpoint has models write and speak, each unless it is none", () => {
  expect(readConfig({ OPENAI_VOICE: "nova" }).openai).toBeNull();
  const whole = {
    apiKey: "key",
    baseUrl: null,
    writerApiKey: null,
    writerBaseUrl: null,
    voiceApiKey: null,
    voiceBaseUrl: null,
    writerModel: "gpt-4.1-mini",
    voiceModel: "gpt-4o-mini-tts",
    voice: "alloy",
    transcriptionModel: "whisper-1",
  };
  expect(readConfig({ OPENAI_API_KEY: "key" }).openai).toEqual(whole);
  const baseUrl = "http://localhost:11434/v1";
  const local = { OPENAI_BASE_URL: baseUrl, OPENAI_VOICE_MODEL: "none" };
  expect(readConfig(local).openai).toEqual({ ...whole, apiKey: null, baseUrl, voiceModel: null });
});

test("the data folder is an absolute path, and results start at the port that is set", () => {
  const config = readConfig({ PORT: "9000" });
  expect([config.dataDir, config.publicUrl]).toEqual([resolve("data"), "http://localhost:9000"]);
});

test("the compiler knows what each setting is", () => {
  const { port, databaseUrl, publicUrl, signUp, s3, openai } = readConfig({});
  expectTypeOf(port).toEqualTypeOf<number>();
  expectTypeOf(databaseUrl).toEqualTypeOf<string | null>();
  expectTypeOf(publicUrl).toEqualTypeOf<string>();
  expectTypeOf(signUp).toEqualTypeOf<"open" | "invite" | "closed">();
  expectTypeOf(s3?.accessKeyId).toEqualTypeOf<string | undefined>();
  expectTypeOf(openai?.voiceModel).toEqualTypeOf<string | null | undefined>();
});
