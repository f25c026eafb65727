import { type Environment, type Group, isUsed, readSetting, type Values } from "./setting.ts";
import {
  DATA,
  KOKORO,
  MAIL,
  OPENAI,
  RETENTION,
  S3,
  SERVER,
  SERVER_AND_WORKER,
  WORKER,
} from "./settings.ts";

/** Settings of an S3-compatible object store. */
export interface S3Config extends Values<typeof S3> {}

/** Settings of an OpenAI-compatible endpoint. */
export interface OpenAIConfig extends Values<typeof OPENAI> {}

/** Settings of Kokoro. */
interface KokoroConfig extends Values<typeof KOKORO> {}

/** Settings of the server that mails are sent through. */
interface MailConfig extends Values<typeof MAIL> {}
/** How long things are kept, in days; 0 is for ever. */
export interface Retention extends Values<typeof RETENTION> {}

/** The service's configuration. Its members are the settings in the tables of `settings.ts`. */
export interface Config
  extends Omit<Values<typeof SERVER>, "publicUrl">,
    Values<typeof WORKER>,
    Values<typeof SERVER_AND_WORKER>,
    Values<typeof DATA> {
  /** Base of result URLs, without a trailing slash. */
  publicUrl: string;
  s3: S3Config | null;
  openai: OpenAIConfig | null;
  kokoro: KokoroConfig | null;
  mail: MailConfig | null;
  retention: Retention;
  /** The environment, for stages that declare settings in `permissions.env`. */
  env: Environment;
}

/** The environment of this process: where settings come from unless something else is given. */
export function processEnvironment(): Environment {
  return process.env;
}

/**
 * Reads and validates all settings. An empty value counts as not set.
 *
 * @throws {ConfigError} naming the first invalid setting.
 */
export function readConfig(env: Environment = processEnvironment()): Config {
  const server = readGroup(SERVER, env);
  return {
    ...server,
    publicUrl: server.publicUrl ?? `http://localhost:${server.port}`,
    ...readGroup(DATA, env),
    s3: isUsed(S3, env) ? readGroup(S3, env) : null,
    openai: isUsed(OPENAI, env) ? readGroup(OPENAI, env) : null,
    kokoro: isUsed(KOKORO, env) ? readGroup(KOKORO, env) : null,
    mail: isUsed(MAIL, env) ? readGroup(MAIL, env) : null,
    ...readGroup(WORKER, env),
    retention: readGroup(RETENTION, env),
    ...readGroup(SERVER_AND_WORKER, env),
    env,
  };
}

function readGroup<G extends Group>(group: G, env: Environment): Values<G> {
  const values = Object.entries(group.settings).map(([key, setting]) => [
    key,
    readSetting(setting, group, env),
  ]);
  // `Object.fromEntries` loses the types of the values, which `Values` describes.
  return Object.fromEntries(values);
}
