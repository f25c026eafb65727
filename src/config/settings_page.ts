import { listOf } from "./kinds.ts";
import type { Group, Setting } from "./setting.ts";
import { GROUPS } from "./settings.ts";

const START = "<!-- Written by `bun run docs:settings` from src/config/settings.ts. -->";
const END = "<!-- End of what is written. -->";

/**
 * Inserts the tables of all settings between a page's two markers.
 *
 * @throws {RangeError} if the page lacks a marker.
 */
export function withSettings(page: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start === -1 || end < start) {
    throw new RangeError(
      `Cannot write the settings as markers are missing: add ${START} and ${END}`,
    );
  }
  const tables = GROUPS.map(tableOf).join("\n");
  return `${page.slice(0, start)}${START}\n\n${tables}\n${page.slice(end)}`;
}

function tableOf({ title, enabledBy, whole, settings }: Group): string {
  const names = enabledBy && listOf(enabledBy.map((name) => `\`${name}\``));
  return [
    `## ${title}\n`,
    ...(names === undefined
      ? []
      : [
          `Only used where ${names} is set${whole ? ", without which none of the others may be" : ""}.\n`,
        ]),
    "| setting | value | default | what it does |",
    "|---|---|---|---|",
    ...Object.values(settings).map(rowOf),
    "",
  ].join("\n");
}

function rowOf(setting: Setting): string {
  const { name, kind, description } = setting;
  return `| \`${name}\` | ${kind.allowed} | ${defaultOf(setting)} | ${description} |`;
}

function defaultOf(setting: Setting): string {
  if (setting.defaultText !== undefined) return setting.defaultText;
  if ("required" in setting) return "has to be set";
  return setting.default === null ? "" : `\`${setting.default}\``;
}
