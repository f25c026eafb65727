import { resolve } from "node:path";
import { SIGN_UP_MODES, type SignUpMode } from "./accounts/sign_up_mode.ts";
import { UserError } from "./common/user_error.ts";

/** Settings of an S3-compatible object store. */
export interface S3Config {
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where the bucket's objects can be read by anyone; null when the server hands them out itself. */
  publicUrl: string | null;
}

/** Settings of an OpenAI-compatible endpoint. */
export interface OpenAIConfig {
  apiKey: string;
  baseUrl: string | null;
  /** Null when the local writer is to be used. */
  writerModel: string | null;
  /** Null when the local voice is to be used. */
  voiceModel: string | null;
  voice: string;
  /** Gives the spoken words' times; null when they are to be estimated from the sound. */
  transcriptionModel: string | null;
}

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Everything that can be set from outside. */
export interface Config {
  host: string;
  port: number;
  /** Absolute path of the folder with all data of an embedded service. */
  dataDir: string;
  /** Origin that result URLs start with, without a slash at the end. */
  publicUrl: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  s3: S3Config | null;
  openai: OpenAIConfig | null;
  browserExecutable: string | null;
  /** Jobs that one worker runs at a time. */
  workerConcurrency: number;
  /** Who may make an account of their own. */
  signUp: SignUpMode;
  /** Proxies in front of the server whose X-Forwarded-* headers are believed; 0: none. */
  trustedProxies: number;
  /** Reads without a key that one address may make in a minute; 0: as many as it likes. */
  readsPerMinute: number;
  /** Lets webhooks go to private, loopback and link-local addresses. */
  webhookAllowPrivate: boolean;
  /** Draws a picture of every look while there is nothing else to do. */
  templatePreviews: boolean;
  logLevel: LogLevel;
  /** Settings that stages may ask for by name, see `permissions.env`. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Thrown when a setting cannot be used; the message names it and says what is allowed. */
export class ConfigError extends UserError {
  override readonly name = "ConfigError";
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/**
 * Reads and checks every setting. An empty value counts as not set.
 *
 * @throws {ConfigError} naming the first setting that cannot be used.
 */
export function readConfig(env: Environment = process.env): Config {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const port = integer("PORT", text("PORT"), 8080, 0, 65535);
  const host = text("HOST") ?? "0.0.0.0";
  return {
    host,
    port,
    dataDir: resolve(text("DATA_DIR") ?? "data"),
    publicUrl: url("PUBLIC_URL", text("PUBLIC_URL")) ?? `http://localhost:${port}`,
    databaseUrl: url("DATABASE_URL", text("DATABASE_URL"), ["postgres:", "postgresql:"]),
    redisUrl: url("REDIS_URL", text("REDIS_URL"), ["redis:", "rediss:"]),
    s3: readS3(text),
    openai: readOpenAI(text),
    browserExecutable: text("BROWSER_EXECUTABLE"),
    workerConcurrency: integer("WORKER_CONCURRENCY", text("WORKER_CONCURRENCY"), 2, 1, 64),
    signUp: choice("SIGNUP", text("SIGNUP"), SIGN_UP_MODES, "open"),
    trustedProxies: proxies(text("TRUST_PROXY")),
    readsPerMinute: integer("READS_PER_MINUTE", text("READS_PER_MINUTE"), 6000, 0, 1_000_000),
    webhookAllowPrivate: flag("WEBHOOK_ALLOW_PRIVATE", text("WEBHOOK_ALLOW_PRIVATE"), false),
    templatePreviews: flag("TEMPLATE_PREVIEWS", text("TEMPLATE_PREVIEWS"), true),
    logLevel: choice("LOG_LEVEL", text("LOG_LEVEL"), LOG_LEVELS, "info"),
    env,
  };
}

function readS3(text: (name: string) => string | null): S3Config | null {
  const bucket = text("S3_BUCKET");
  if (bucket === null) return null;
  const needed = (name: string) => {
    const value = text(name);
    if (value === null) throw new ConfigError(`Cannot use S3_BUCKET as "${name}" is not set`);
    return value;
  };
  return {
    endpoint: url("S3_ENDPOINT", text("S3_ENDPOINT")),
    region: text("S3_REGION") ?? "us-east-1",
    bucket,
    accessKeyId: needed("S3_ACCESS_KEY_ID"),
    secretAccessKey: needed("S3_SECRET_ACCESS_KEY"),
    publicUrl: url("S3_PUBLIC_URL", text("S3_PUBLIC_URL")),
  };
}

function readOpenAI(text: (name: string) => string | null): OpenAIConfig | null {
  const apiKey = text("OPENAI_API_KEY");
  const baseUrl = url("OPENAI_BASE_URL", text("OPENAI_BASE_URL"));
  if (apiKey === null && baseUrl === null) return null;
  const model = (name: string, fallback: string) => {
    const value = text(name) ?? fallback;
    return value === "none" ? null : value;
  };
  return {
    // Local endpoints want no key, yet the client insists on one.
    apiKey: apiKey ?? "none",
    baseUrl,
    writerModel: model("OPENAI_WRITER_MODEL", "gpt-4.1-mini"),
    voiceModel: model("OPENAI_VOICE_MODEL", "gpt-4o-mini-tts"),
    voice: text("OPENAI_VOICE") ?? "alloy",
    transcriptionModel: model("OPENAI_TRANSCRIPTION_MODEL", "whisper-1"),
  };
}

function integer(name: string, value: string | null, fallback: number, min: number, max: number) {
  if (value === null) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(
      `Cannot use ${name} "${value}": it must be an integer from ${min} to ${max}`,
    );
  }
  return number;
}

/** The number of proxies; "true" believes the whole list of addresses, which its writer answers for. */
function proxies(value: string | null): number {
  if (value === "true") return Number.POSITIVE_INFINITY;
  return value === "false" ? 0 : integer("TRUST_PROXY", value, 0, 0, 100);
}

function flag(name: string, value: string | null, fallback: boolean): boolean {
  return choice(name, value, ["true", "false"], String(fallback)) === "true";
}

function url(name: string, value: string | null, protocols = ["http:", "https:"]): string | null {
  if (value === null) return null;
  const parsed = URL.parse(value);
  if (parsed === null || !protocols.includes(parsed.protocol)) {
    const wanted = protocols.map((protocol) => `${protocol}//`).join(" or ");
    throw new ConfigError(`Cannot use ${name} as it is no URL that starts with ${wanted}`);
  }
  return value.replace(/\/+$/, "");
}

function choice<T extends string>(
  name: string,
  value: string | null,
  allowed: readonly T[],
  fallback: T,
): T {
  if (value === null) return fallback;
  const found = allowed.find((item) => item === value);
  if (found === undefined) {
    throw new ConfigError(`Cannot use ${name} "${value}": it must be one of ${allowed.join(", ")}`);
  }
  return found;
}
