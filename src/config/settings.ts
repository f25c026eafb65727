import { choice, flag, folder, integer, model, secret, text, url } from "./kinds.ts";
import type { Group } from "./setting.ts";

// Every setting, as it is read, documented and looked at by `doctor`. To add one, write an entry here
// and run `bun run docs:settings`; the value is then a member of `Config` by the entry's key.

/** Who may sign up: anybody, those with an invite, or nobody. The first account can always be made. */
export const SIGN_UP_MODES = ["open", "invite", "closed"] as const;
/** One of {@linkcode SIGN_UP_MODES}. */
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
/** How much is logged, from most to nothing. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the API and the dashboard go by. */
export const SERVER = {
  title: "Server",
  settings: {
    port: {
      name: "PORT",
      kind: integer({ min: 0, max: 65535 }),
      default: "8080",
      description: "Port that the API and the dashboard listen on; `0`: any free one",
    },
    host: {
      name: "HOST",
      kind: text("address"),
      default: "0.0.0.0",
      description: "Address that they listen on; `127.0.0.1`: only this machine reaches them",
    },
    /** Without a slash at the end. Null: this machine, at the port. */
    publicUrl: {
      name: "PUBLIC_URL",
      kind: url(),
      default: null,
      otherwise: "`http://localhost:PORT`",
      description: "What result URLs start with: set it to the address that clients see",
    },
    signUp: {
      name: "SIGNUP",
      kind: choice(SIGN_UP_MODES),
      default: "open",
      description:
        "Who may sign up: everybody, those with a code of `account invite`, or nobody; the first account can always be made",
    },
    /** Proxies in front of the server whose X-Forwarded-* headers are believed. */
    trustedProxies: {
      name: "TRUST_PROXY",
      kind: integer({
        min: 0,
        max: 100,
        // The whole list of addresses is believed, which whoever writes it answers for.
        words: { true: Number.POSITIVE_INFINITY, false: 0 },
      }),
      default: "0",
      description:
        "How many proxies in front of the server add to `X-Forwarded-For`; `true` believes all of it, and is only for proxies that replace what clients send",
    },
    readsPerMinute: {
      name: "READS_PER_MINUTE",
      kind: integer({ min: 0, max: 1_000_000 }),
      default: "6000",
      description:
        "Reads without a key that one address may make, in each process; `0`: as many as it likes",
    },
  },
} satisfies Group;

/** Where a service keeps everything. */
export const DATA = {
  title: "Data",
  settings: {
    dataDir: {
      name: "DATA_DIR",
      kind: folder,
      default: "./data",
      description: "Folder for everything that the settings below do not send elsewhere",
    },
    databaseUrl: {
      name: "DATABASE_URL",
      kind: url(["postgres:", "postgresql:"]),
      default: null,
      otherwise: "a Postgres of its own in `DATA_DIR`",
      description:
        "Uses this Postgres (tested with 18) instead: `postgres://user:password@host/name`",
    },
    redisUrl: {
      name: "REDIS_URL",
      kind: url(["redis:", "rediss:"]),
      default: null,
      otherwise: "the queue is in Postgres",
      description: "Keeps the queue in this Redis instead: `redis://user:password@host:6379`",
    },
  },
} satisfies Group;

/** The bucket that files can be kept in. */
export const S3 = {
  title: "Files in a bucket",
  usedWith: ["S3_BUCKET"],
  settings: {
    bucket: {
      name: "S3_BUCKET",
      kind: text("name of a bucket"),
      required: true,
      otherwise: "files are in `DATA_DIR`",
      description: "Keeps files in this bucket, which has to exist",
    },
    accessKeyId: {
      name: "S3_ACCESS_KEY_ID",
      kind: secret,
      required: true,
      description: "Access key to the bucket",
    },
    secretAccessKey: {
      name: "S3_SECRET_ACCESS_KEY",
      kind: secret,
      required: true,
      description: "The secret of that access key",
    },
    endpoint: {
      name: "S3_ENDPOINT",
      kind: url(),
      default: null,
      otherwise: "Amazon S3",
      description: "Another S3-compatible store",
    },
    region: {
      name: "S3_REGION",
      kind: text("name of a region"),
      default: "us-east-1",
      description: "The region of the bucket",
    },
    publicUrl: {
      name: "S3_PUBLIC_URL",
      kind: url(),
      default: null,
      otherwise: "the server hands files out",
      description: "Where everybody can read the bucket's `media/`: result URLs then start with it",
    },
  },
} satisfies Group;

/** The models that can write and speak. */
export const OPENAI = {
  title: "Models",
  usedWith: ["OPENAI_API_KEY", "OPENAI_BASE_URL"],
  settings: {
    apiKey: {
      name: "OPENAI_API_KEY",
      kind: secret,
      // Local endpoints want no key, yet the client insists on one.
      default: "none",
      otherwise: "the local writer and the local voice",
      description: "Writes and speaks through OpenAI",
    },
    baseUrl: {
      name: "OPENAI_BASE_URL",
      kind: url(),
      default: null,
      otherwise: "OpenAI",
      description: "Any compatible endpoint instead, such as Ollama's; works without a key too",
    },
    /** Null: the local writer. */
    writerModel: {
      name: "OPENAI_WRITER_MODEL",
      kind: model,
      default: "gpt-4.1-mini",
      description: "Writes posts; `none`: the local writer does",
    },
    /** Null: the local voice. */
    voiceModel: {
      name: "OPENAI_VOICE_MODEL",
      kind: model,
      default: "gpt-4o-mini-tts",
      description: "Speaks reels; `none`: the local voice does",
    },
    voice: {
      name: "OPENAI_VOICE",
      kind: text("name of a voice"),
      default: "alloy",
      description: "The voice that the model speaks with",
    },
    /** Null: the times of the words are estimated from the sound. */
    transcriptionModel: {
      name: "OPENAI_TRANSCRIPTION_MODEL",
      kind: model,
      default: "whisper-1",
      description:
        "Times the words that the model spoke; `none`: they are estimated from the sound",
    },
  },
} satisfies Group;

/** What a worker goes by. */
export const WORKER = {
  title: "Worker",
  settings: {
    workerConcurrency: {
      name: "WORKER_CONCURRENCY",
      kind: integer({ min: 1, max: 64 }),
      default: "2",
      description: "Jobs that one worker runs at a time",
    },
    browserExecutable: {
      name: "BROWSER_EXECUTABLE",
      kind: text("path of a program"),
      default: null,
      otherwise: "Chrome from npm on Linux x64, else an installed one",
      description: "The Chrome or Chromium that draws",
    },
    templatePreviews: {
      name: "TEMPLATE_PREVIEWS",
      kind: flag,
      default: "true",
      description: "An idle worker draws a picture of every look in every format",
    },
  },
} satisfies Group;

/** What both go by. */
export const SERVER_AND_WORKER = {
  title: "Server and worker",
  settings: {
    webhookAllowPrivate: {
      name: "WEBHOOK_ALLOW_PRIVATE",
      kind: flag,
      default: "false",
      description: "Lets webhooks go to private, loopback and link-local addresses",
    },
    logLevel: {
      name: "LOG_LEVEL",
      kind: choice(LOG_LEVELS),
      default: "info",
      description:
        "How much is logged, `debug` being most; lines are JSON unless a terminal is watching",
    },
  },
} satisfies Group;

/** All groups, in the order of the documentation. */
export const GROUPS: readonly Group[] = [SERVER, DATA, S3, OPENAI, WORKER, SERVER_AND_WORKER];
