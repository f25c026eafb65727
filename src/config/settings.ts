import { choice, flag, folder, integer, languages, model, secret, text, url } from "./kinds.ts";
import type { Group } from "./setting.ts";

// All settings: how they are read, documented and checked by `doctor`. To add one, write an entry here
// and run `bun run docs:settings`; its value is then in `Config` under the entry's key.

/** Who can sign up: anybody, people with an invite, or nobody. The first account can always be created. */
export const SIGN_UP_MODES = ["open", "invite", "closed"] as const;
/** One of {@linkcode SIGN_UP_MODES}. */
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
/** Log levels, from the most verbose to none. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Precisions of Kokoro's weights: the fewer bits, the smaller and the faster. */
const KOKORO_PRECISIONS = ["fp32", "fp16", "q8", "q4", "q4f16"] as const;
/** One of them. */
export type KokoroPrecision = (typeof KOKORO_PRECISIONS)[number];

/** Settings of the API and the dashboard. */
export const SERVER = {
  title: "Server",
  settings: {
    port: {
      name: "PORT",
      kind: integer({ min: 0, max: 65535 }),
      default: "8080",
      description: "Port of the API and the dashboard; `0`: any free one",
    },
    host: {
      name: "HOST",
      kind: text("address"),
      default: "0.0.0.0",
      description: "Address to listen on; `127.0.0.1`: reachable only from this machine",
    },
    /** Without a trailing slash. Null: localhost with the port. */
    publicUrl: {
      name: "PUBLIC_URL",
      kind: url(),
      default: null,
      defaultText: "`http://localhost:PORT`",
      description: "Base of result URLs: set it to the URL by which clients reach the service",
    },
    signUp: {
      name: "SIGNUP",
      kind: choice(SIGN_UP_MODES),
      default: "open",
      description:
        "Who can sign up: everybody, people with a code from `account invite`, or nobody; the first account can always be created",
    },
    /** Number of proxies in front of the server whose X-Forwarded-* headers are trusted. */
    trustedProxies: {
      name: "TRUST_PROXY",
      kind: integer({
        min: 0,
        max: 100,
        // Trusts the whole list of addresses.
        words: { true: Number.POSITIVE_INFINITY, false: 0 },
      }),
      default: "0",
      description:
        "How many proxies in front of the server add to `X-Forwarded-For`; `true` trusts the whole header and is only safe if the proxy replaces what clients send",
    },
    readsPerMinute: {
      name: "READS_PER_MINUTE",
      kind: integer({ min: 0, max: 1_000_000 }),
      default: "6000",
      description: "Reads without an API key per address, counted in each process; `0`: unlimited",
    },
    refusalsPerMinute: {
      name: "REFUSALS_PER_MINUTE",
      kind: integer({ min: 0, max: 1_000_000 }),
      default: "300",
      description:
        "Requests of one account, or without one of an address, that are answered with an error before they are refused unread, counted in each process; `0`: unlimited",
    },
  },
} satisfies Group;

/** Settings of the data storage. */
export const DATA = {
  title: "Data",
  settings: {
    dataDir: {
      name: "DATA_DIR",
      kind: folder,
      default: "./data",
      description: "Folder for all data that the settings below do not move elsewhere",
    },
    databaseUrl: {
      name: "DATABASE_URL",
      kind: url(["postgres:", "postgresql:"]),
      default: null,
      defaultText: "a Postgres of its own in `DATA_DIR`",
      description: "Uses this Postgres (13 or newer) instead: `postgres://user:password@host/name`",
    },
    redisUrl: {
      name: "REDIS_URL",
      kind: url(["redis:", "rediss:"]),
      default: null,
      defaultText: "the queue is in Postgres",
      description: "Keeps the queue in this Redis instead: `redis://user:password@host:6379`",
    },
  },
} satisfies Group;

/** Settings of the bucket for files. */
export const S3 = {
  title: "Files in a bucket",
  enabledBy: ["S3_BUCKET"],
  whole: true,
  settings: {
    bucket: {
      name: "S3_BUCKET",
      kind: text("name of a bucket"),
      required: true,
      defaultText: "files are in `DATA_DIR`",
      description: "Stores files in this bucket, which has to exist",
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
      description: "Secret of the access key",
    },
    endpoint: {
      name: "S3_ENDPOINT",
      kind: url(),
      default: null,
      defaultText: "Amazon S3",
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
      defaultText: "files are served by the server",
      description:
        "Public URL of the bucket, if its `media/` is public: result URLs then start with it",
    },
  },
} satisfies Group;

/** Settings of the models for writing and speaking. */
export const OPENAI = {
  title: "Models",
  enabledBy: [
    "OPENAI_API_KEY",
    "OPENAI_BASE_URL",
    "OPENAI_WRITER_API_KEY",
    "OPENAI_WRITER_BASE_URL",
    "OPENAI_VOICE_API_KEY",
    "OPENAI_VOICE_BASE_URL",
  ],
  settings: {
    apiKey: {
      name: "OPENAI_API_KEY",
      kind: secret,
      default: null,
      defaultText: "the local writer and the local voice",
      description: "Writes and speaks through OpenAI",
    },
    baseUrl: {
      name: "OPENAI_BASE_URL",
      kind: url(),
      default: null,
      defaultText: "OpenAI",
      description: "Any compatible endpoint instead, such as Ollama's; works without a key too",
    },
    writerApiKey: {
      name: "OPENAI_WRITER_API_KEY",
      kind: secret,
      default: null,
      defaultText: "`OPENAI_API_KEY`",
      description: "Writes with this key, where the voice has another or is local",
    },
    writerBaseUrl: {
      name: "OPENAI_WRITER_BASE_URL",
      kind: url(),
      default: null,
      defaultText: "`OPENAI_BASE_URL`",
      description:
        "Writes through this endpoint; `OPENAI_API_KEY` is sent to it unless it has its own",
    },
    voiceApiKey: {
      name: "OPENAI_VOICE_API_KEY",
      kind: secret,
      default: null,
      defaultText: "`OPENAI_API_KEY`",
      description: "Speaks with this key, where the writer has another or is local",
    },
    voiceBaseUrl: {
      name: "OPENAI_VOICE_BASE_URL",
      kind: url(),
      default: null,
      defaultText: "`OPENAI_BASE_URL`",
      description:
        "Speaks through this endpoint; `OPENAI_API_KEY` is sent to it unless it has its own",
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

/** Settings of Kokoro, a voice that runs on this machine. */
export const KOKORO = {
  title: "Kokoro",
  enabledBy: ["KOKORO_MODEL"],
  settings: {
    model: {
      name: "KOKORO_MODEL",
      kind: text("path of a folder, or name on the Hugging Face Hub"),
      required: true,
      defaultText: "the model of `OPENAI_VOICE_MODEL`, or the local voice",
      description:
        "Speaks English reels with Kokoro, from a folder such as `/srv/kokoro`, or fetched once, such as `onnx-community/Kokoro-82M-v1.0-ONNX`: needs `bun add kokoro-js@1.2.1`",
    },
    precision: {
      name: "KOKORO_PRECISION",
      kind: choice(KOKORO_PRECISIONS),
      default: "q8",
      description: "Precision of its weights; fewer bits are smaller, and worse",
    },
    voice: {
      name: "KOKORO_VOICE",
      kind: text("name of a voice"),
      default: "af_heart",
      description: "The voice that speaks where a request asks for none",
    },
  },
} satisfies Group;

/** Settings of mails, by which addresses are confirmed and forgotten passwords replaced. */
export const MAIL = {
  title: "Mail",
  enabledBy: ["SMTP_URL"],
  settings: {
    url: {
      name: "SMTP_URL",
      kind: url(["smtp:", "smtps:"]),
      required: true,
      defaultText: "no mail is sent",
      description:
        "Confirms new accounts and resets forgotten passwords by mail through this server: `smtps://user:password@host`; links start with `PUBLIC_URL`",
    },
    from: {
      name: "MAIL_FROM",
      kind: text("address, or `Name <address>`"),
      required: true,
      description: "Who mails are from",
    },
  },
} satisfies Group;

/** Settings of the worker. */
export const WORKER = {
  title: "Worker",
  settings: {
    workerConcurrency: {
      name: "WORKER_CONCURRENCY",
      kind: integer({ min: 1, max: 64 }),
      default: "2",
      description: "Maximum number of videos that a worker makes at the same time",
    },
    workerPictureConcurrency: {
      name: "WORKER_PICTURE_CONCURRENCY",
      kind: integer({ min: 1, max: 64 }),
      default: "2",
      description:
        "Maximum number of pictures and carousels that a worker makes at the same time, beside its videos",
    },
    workerSilenceSeconds: {
      name: "WORKER_SILENCE_SECONDS",
      kind: integer({ min: 1, max: 3600 }),
      default: "15",
      description:
        "How long a worker can be stuck in a computation before it is killed and replaced; raise it for stages of your own that compute for longer",
    },
    browserExecutable: {
      name: "BROWSER_EXECUTABLE",
      kind: text("path of a program"),
      default: null,
      defaultText: "Chrome from npm on Linux x64, else an installed one",
      description: "Chrome or Chromium to draw with",
    },
    /** Null: scans are refused. */
    scanLanguages: {
      name: "OCR_LANGUAGES",
      kind: languages,
      default: null,
      defaultText: "scans are refused",
      description:
        "Reads scanned PDFs in these languages, by tesseract's names: needs `apt-get install tesseract-ocr poppler-utils`, and a package such as `tesseract-ocr-deu` for each language but English",
    },
    templatePreviews: {
      name: "TEMPLATE_PREVIEWS",
      kind: flag,
      default: "true",
      description: "Whether an idle worker draws previews of every look in every format",
    },
  },
} satisfies Group;

const days = integer({ min: 0, max: 36_500 });

/** Settings of how long things are kept, in days; 0 is for ever. */
export const RETENTION = {
  title: "What is kept, in days",
  settings: {
    sourcesDays: {
      name: "KEEP_SOURCES",
      kind: days,
      default: "30",
      description:
        "Texts and PDFs, after their job has ended; a failed job cannot be retried without. `0`: for ever",
    },
    progressDays: {
      name: "KEEP_PROGRESS",
      kind: days,
      default: "7",
      description:
        "What the finished stages of a failed job left; a later retry starts over. `0`: for ever",
    },
    failedJobsDays: {
      name: "KEEP_FAILED_JOBS",
      kind: days,
      default: "30",
      description: "Failed and cancelled jobs. `0`: for ever",
    },
    deliveriesDays: {
      name: "KEEP_DELIVERIES",
      kind: days,
      default: "7",
      description: "How deliveries of webhooks went. `0`: for ever",
    },
  },
} satisfies Group;

/** Settings of both the server and the worker. */
export const SERVER_AND_WORKER = {
  title: "Server and worker",
  settings: {
    webhookAllowPrivate: {
      name: "WEBHOOK_ALLOW_PRIVATE",
      kind: flag,
      default: "false",
      description: "Allows webhooks to private, loopback and link-local addresses",
    },
    logLevel: {
      name: "LOG_LEVEL",
      kind: choice(LOG_LEVELS),
      default: "info",
      description:
        "How much is logged, `debug` being the most; lines are JSON unless written to a terminal",
    },
  },
} satisfies Group;

/** All groups, in the order of their documentation. */
export const GROUPS: readonly Group[] = [
  SERVER,
  DATA,
  S3,
  OPENAI,
  KOKORO,
  MAIL,
  WORKER,
  RETENTION,
  SERVER_AND_WORKER,
];
