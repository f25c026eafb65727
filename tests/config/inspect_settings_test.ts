import { expect, test } from "bun:test";
import { type Environment, inspectSettings, readConfig } from "../../src/config/mod.ts";

/** What is said of each variable, by its name. */
function said(env: Environment): Record<string, string> {
  const findings = inspectSettings(env);
  return Object.fromEntries(findings.map(({ name, state, text }) => [name, `${state}: ${text}`]));
}

test("where nothing is set, there is nothing to say", () => {
  expect(inspectSettings({ PORT: " ", PATH: "/bin" })).toEqual([]);
});

test("what is set is shown as it is read", () => {
  const set = { PORT: "9000", TRUST_PROXY: "true", DATA_DIR: "/srv/../data", SIGNUP: "invite" };
  expect(said(set)).toEqual({
    PORT: "used: 9000",
    TRUST_PROXY: "used: true",
    DATA_DIR: "used: /data",
    SIGNUP: "used: invite",
  });
});

test("no secret is ever shown, wherever in a setting it is", () => {
  const env = {
    DATABASE_URL: "postgres://owner:hunter2@db.example:5433/posts?sslpassword=hunter2",
    REDIS_URL: "redis://:1/hunter2@queue.example",
    PUBLIC_URL: "https://owner:hunter2@posts.example#hunter2",
    S3_BUCKET: "posts",
    S3_ACCESS_KEY_ID: "hunter2",
    S3_SECRET_ACCESS_KEY: "hunter2",
    S3_ENDPOINT: "ftp://owner:hunter2@files.example",
    OPENAI_API_KEY: "hunter2",
  };
  const findings = said(env);
  expect(Object.keys(findings).sort()).toEqual(Object.keys(env).sort());
  expect(JSON.stringify(findings)).not.toContain("hunter2");
  expect(JSON.stringify(findings)).not.toContain("owner");
  expect(findings.DATABASE_URL).toBe("used: postgres://db.example:5433/posts");
  expect(said({ DATABASE_URL: "postgres:owner:hunter2@db.example/posts" })).toEqual({
    DATABASE_URL: "used: set, and not shown",
  });
});

test("what is set without the setting that it needs is told, and not checked", () => {
  expect(said({ OPENAI_VOICE: "nova" })).toEqual({
    OPENAI_VOICE:
      "unused: not used unless OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_WRITER_API_KEY, OPENAI_WRITER_BASE_URL, OPENAI_VOICE_API_KEY or OPENAI_VOICE_BASE_URL is set",
  });
});

test("a bucket that is set in part is a mistake", () => {
  expect(said({ S3_ENDPOINT: "https://files.example" })).toMatchObject({
    S3_BUCKET: 'invalid: Cannot use S3_ENDPOINT as "S3_BUCKET" is not set',
  });
});

test("what cannot be used is told in the words of the error, which is the first of them", () => {
  const env = { PORT: "x", REDIS_URL: "http://localhost", OPENAI_BASE_URL: "ollama" };
  const wrong = inspectSettings(env).filter(({ state }) => state === "invalid");
  expect(wrong.map(({ name }) => name)).toEqual(["PORT", "REDIS_URL", "OPENAI_BASE_URL"]);
  expect(() => readConfig(env)).toThrow(wrong[0]?.text ?? "");
});

test.each([
  ["REDISURL", "REDIS_URL"],
  ["redis_url", "REDIS_URL"],
  ["DATABASE_ULR", "DATABASE_URL"],
  ["S3_ACCES_KEY_ID", "S3_ACCESS_KEY_ID"],
  ["S3_ACCESS_KEY", "S3_ACCESS_KEY_ID"],
  ["SIGN_UP", "SIGNUP"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["WORKER_CONCURENCY", "WORKER_CONCURRENCY"],
  ["TEMPLATE_PREVIEW", "TEMPLATE_PREVIEWS"],
  ["S3_PUBLICURL", "S3_PUBLIC_URL"],
])("%s looks like %s misspelt", (name, setting) => {
  const text = `not a setting of Postloom: did you mean ${setting}?`;
  expect(inspectSettings({ [name]: "a" })).toEqual([{ name, state: "misspelt", text }]);
});

test("names of other programs' variables are none that are misspelt", () => {
  const others = `
    HOME PATH USER SHELL TERM LANG LOGNAME HOSTNAME HOSTTYPE POST SORT PORTS DATE EDITOR PGDATA PGPORT
    NODE_ENV BUN_INSTALL XDG_DATA_DIRS XDG_DATA_HOME HTTP_PROXY HTTPS_PROXY NO_PROXY TRUSTED_HOSTS
    DATABASE_HOST DATABASE_USER DATABASE_NAME DATABASE_PASSWORD POSTGRES_URL POSTGRES_USER MYSQL_URL
    REDIS_HOST REDIS_PORT REDIS_PASSWORD REDIS_TLS_URL REDISCLOUD_URL WEB_CONCURRENCY RUST_LOG SMTP_PORT
    AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_REGION AWS_ENDPOINT_URL_S3 R2_BUCKET R2_ACCESS_KEY_ID
    SES_REGION SES_ACCESS_KEY_ID SES_SECRET_ACCESS_KEY SQS_ENDPOINT MINIO_ACCESS_KEY MINIO_SECRET_KEY
    OPENAI_ORG_ID OPENAI_ORGANIZATION OPENAI_PROJECT_ID OPENAI_API_TYPE OPENAI_API_VERSION OPENAI_LOG
    AZURE_OPENAI_API_KEY NEXT_PUBLIC_URL PUBLIC_KEY CHROME_EXECUTABLE PUPPETEER_EXECUTABLE_PATH
    WEBHOOK_SECRET WEBHOOK_URL TEMPLATE_DIR LOG_FORMAT LOG_FILE GF_LOG_LEVEL KUBERNETES_PORT`;
  const names = others.trim().split(/\s+/);
  expect(inspectSettings(Object.fromEntries(names.map((name) => [name, "a"])))).toEqual([]);
});

test("beside a setting that is set, a name like it is another program's", () => {
  const env = { DATABASE_URL: "postgres://localhost/a", DATABASE_URI: "sqlite:///b" };
  expect(Object.keys(said(env))).toEqual(["DATABASE_URL"]);
});
