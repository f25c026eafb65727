import { type Environment, type Group, isUsed, readSetting, type Values } from "./setting.ts";
import { DATA, OPENAI, S3, SERVER, SERVER_AND_WORKER, WORKER } from "./settings.ts";

/** Settings of an S3-compatible object store. */
export interface S3Config extends Values<typeof S3> {}

/** Settings of an OpenAI-compatible endpoint. */
export interface OpenAIConfig extends Values<typeof OPENAI> {}

/** Everything that can be set from outside: the members are those of the table in `settings.ts`. */
export interface Config
  extends Omit<Values<typeof SERVER>, "publicUrl">,
    Values<typeof WORKER>,
    Values<typeof SERVER_AND_WORKER>,
    Values<typeof DATA> {
  /** Origin that result URLs start with, without a slash at the end. */
  publicUrl: string;
  s3: S3Config | null;
  openai: OpenAIConfig | null;
  /** Settings that stages may ask for by name, see `permissions.env`. */
  env: Environment;
}

/**
 * Reads and checks every setting. An empty value counts as not set.
 *
 * @throws {ConfigError} naming the first setting that cannot be used.
 */
export function readConfig(env: Environment = process.env): Config {
  const server = readGroup(SERVER, env);
  return {
    ...server,
    publicUrl: server.publicUrl ?? `http://localhost:${server.port}`,
    ...readGroup(DATA, env),
    s3: isUsed(S3, env) ? readGroup(S3, env) : null,
    openai: isUsed(OPENAI, env) ? readGroup(OPENAI, env) : null,
    ...readGroup(WORKER, env),
    ...readGroup(SERVER_AND_WORKER, env),
    env,
  };
}

function readGroup<G extends Group>(group: G, env: Environment): Values<G> {
  const values = Object.entries(group.settings).map(([key, setting]) => [
    key,
    readSetting(setting, group, env),
  ]);
  // The compiler cannot follow entries into an object; that each is of its kind is what `Values` says.
  return Object.fromEntries(values);
}
