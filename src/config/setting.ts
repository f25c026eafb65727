import { ConfigError, type Kind } from "./kinds.ts";

/** The environment that settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting, as the table describes it. */
export type Setting = SettingFacts & (WithDefault | Required);

interface SettingFacts {
  /** The environment variable. */
  name: string;
  kind: Kind<unknown>;
  /** What the documentation says of it, in Markdown: plain English, for those who run the service. */
  description: string;
  /** What holds unless it is set, in Markdown, where the default does not say it. */
  otherwise?: string;
}

interface WithDefault {
  /** What is read unless it is set, as it would be written; null: null is read. */
  default: string | null;
}

interface Required {
  /** It has to be set wherever its group is used. */
  required: true;
}

/** Settings that belong together. */
export interface Group {
  title: string;
  /** The group is used where one of these settings is set; left out, it is always used. */
  usedWith?: readonly string[];
  /** The settings by the names that they have in the program. */
  settings: Readonly<Record<string, Setting>>;
}

/** What is read from a group: a value for each of its settings. */
export type Values<G extends Group> = {
  [Name in keyof G["settings"]]: ValueOf<G["settings"][Name]>;
};

type ValueOf<S extends Setting> =
  | ReturnType<S["kind"]["parse"]>
  | (S extends { default: null } ? null : never);

/** What a variable is set to; null if it is not set, or to nothing but space. */
export function textOf(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

/** True if the group's settings mean something. */
export function isUsed({ usedWith }: Group, env: Environment): boolean {
  return usedWith === undefined || usedWith.some((name) => textOf(env, name) !== null);
}

/**
 * Reads one setting of a group that is used.
 *
 * @throws {ConfigError} if it cannot be used, or has to be set and is not.
 */
export function readSetting(setting: Setting, { usedWith = [] }: Group, env: Environment): unknown {
  const { name, kind } = setting;
  const text = textOf(env, name);
  if (text !== null) return kind.parse(text, name);
  if ("required" in setting) {
    throw new ConfigError(`Cannot use ${usedWith.join(" or ")} as "${name}" is not set`);
  }
  return setting.default === null ? null : kind.parse(setting.default, name);
}
