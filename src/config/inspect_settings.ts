import { suggestName } from "../common/misspelling.ts";
import { ConfigError, listOf } from "./kinds.ts";
import { type Environment, type Group, isUsed, readSetting, readVariable } from "./setting.ts";
import { GROUPS } from "./settings.ts";

/** Result of inspecting one environment variable. */
export interface Finding {
  /** The variable's name. */
  name: string;
  /** `unused`: another setting that it needs is missing; `invalid`: the service does not start. */
  state: "used" | "unused" | "invalid" | "misspelt";
  /** Its value, or what is wrong; never a secret. */
  text: string;
}

/** Inspects all settings in the environment, including names that look misspelt. */
export function inspectSettings(env: Environment): Finding[] {
  return [...GROUPS.flatMap((group) => inspectGroup(group, env)), ...findMisspelt(env)];
}

function inspectGroup(group: Group, env: Environment): Finding[] {
  const findings: Finding[] = [];
  for (const setting of Object.values(group.settings)) {
    const { name, kind } = setting;
    const value = readVariable(env, name);
    if (!isUsed(group, env)) {
      const text = `not used unless ${listOf(group.enabledBy ?? [])} is set`;
      if (value !== null) findings.push({ name, state: "unused", text });
      continue;
    }
    try {
      readSetting(setting, group, env);
      if (value !== null) findings.push({ name, state: "used", text: kind.show(value) });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      findings.push({ name, state: "invalid", text: error.message });
    }
  }
  return findings;
}

function findMisspelt(env: Environment): Finding[] {
  const names = GROUPS.flatMap(({ settings }) => Object.values(settings).map(({ name }) => name));
  // If a setting is set, a similar name belongs to another program.
  const unset = names.filter((name) => readVariable(env, name) === null);
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name) || readVariable(env, name) === null) return [];
    const meant = suggestName(name, unset);
    if (meant === undefined) return [];
    return [{ name, state: "misspelt", text: `not a setting of Postloom: did you mean ${meant}?` }];
  });
}
