import { ConfigError } from "./kinds.ts";
import { meantSetting } from "./misspelling.ts";
import { type Environment, type Group, isUsed, readSetting, textOf } from "./setting.ts";
import { GROUPS } from "./settings.ts";

/** What there is to say of one variable of the environment. */
export interface Finding {
  /** The variable's name. */
  name: string;
  /** `idle` is set without another one that it needs; `wrong` keeps the service from starting. */
  state: "used" | "idle" | "wrong" | "misspelt";
  /** Where it leads, or what is wrong; never a secret. */
  text: string;
}

/** Finds every setting that is set, that cannot be used, or whose name looks misspelt. */
export function inspectSettings(env: Environment): Finding[] {
  return [...GROUPS.flatMap((group) => inspectGroup(group, env)), ...findMisspelt(env)];
}

function inspectGroup(group: Group, env: Environment): Finding[] {
  const findings: Finding[] = [];
  for (const setting of Object.values(group.settings)) {
    const { name, kind } = setting;
    const value = textOf(env, name);
    if (!isUsed(group, env)) {
      const text = `not used unless ${group.usedWith?.join(" or ")} is set`;
      if (value !== null) findings.push({ name, state: "idle", text });
      continue;
    }
    try {
      readSetting(setting, group, env);
      if (value !== null) findings.push({ name, state: "used", text: kind.show(value) });
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      findings.push({ name, state: "wrong", text: error.message });
    }
  }
  return findings;
}

function findMisspelt(env: Environment): Finding[] {
  const names = GROUPS.flatMap(({ settings }) => Object.values(settings).map(({ name }) => name));
  // Beside a setting that is set, a name like it is another program's.
  const unset = names.filter((name) => textOf(env, name) === null);
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name) || textOf(env, name) === null) return [];
    const meant = meantSetting(name, unset);
    if (meant === undefined) return [];
    return [{ name, state: "misspelt", text: `not a setting of Postloom: did you mean ${meant}?` }];
  });
}
