import { ConfigError, type Kind } from "./kinds.ts";

/** The environment that settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The definition of a setting. */
export type Setting = SettingFacts & (WithDefault | Required);

interface SettingFacts {
  /** The environment variable. */
  name: string;
  kind: Kind<unknown>;
  /** For the documentation, in Markdown. Written for people who run the service. */
  description: string;
  /** Describes the default in the documentation, in Markdown, if its value alone does not. */
  defaultText?: string;
}

interface WithDefault {
  /** Default as it would be written in the environment; null for a setting that is null if not set. */
  default: string | null;
}

interface Required {
  /** It has to be set if its group is used. */
  required: true;
}

/** A group of settings that belong together. */
export interface Group {
  title: string;
  /** The group is used if one of these settings is set; if left out, it always is. */
  enabledBy?: readonly string[];
  /** True if any setting of it asks for it, so that one in part is a mistake and not left alone. */
  whole?: true;
  /** The settings by their names in {@linkcode Config}. */
  settings: Readonly<Record<string, Setting>>;
}

/** The values of a group's settings. */
export type Values<G extends Group> = {
  [Name in keyof G["settings"]]: ValueOf<G["settings"][Name]>;
};

type ValueOf<S extends Setting> =
  | ReturnType<S["kind"]["parse"]>
  | (S extends { default: null } ? null : never);

/** Reads a variable; null if it is not set or blank. */
export function readVariable(env: Environment, name: string): string | null {
  return env[name]?.trim() || null;
}

/** True if the group's settings are in use. */
export function isUsed(group: Group, env: Environment): boolean {
  return group.enabledBy === undefined || askedBy(group, env).length > 0;
}

/** The variables that are set and ask for the group. */
function askedBy({ enabledBy = [], whole, settings }: Group, env: Environment): string[] {
  const names = whole ? Object.values(settings).map(({ name }) => name) : enabledBy;
  return names.filter((name) => readVariable(env, name) !== null);
}

/**
 * Reads a setting of a group that is used.
 *
 * @throws {ConfigError} if it is invalid, or required but not set.
 */
export function readSetting(setting: Setting, group: Group, env: Environment): unknown {
  const { name, kind } = setting;
  const text = readVariable(env, name);
  if (text !== null) return kind.parse(text, name);
  if ("required" in setting) {
    const [asked] = askedBy(group, env);
    throw new ConfigError(`Cannot use ${asked} as "${name}" is not set`);
  }
  return setting.default === null ? null : kind.parse(setting.default, name);
}
