import { suggestName } from "../common/misspelling.ts";
import { oneOf } from "./allowed.ts";
import type { Fields } from "./fields.ts";

/** Fields that are told; whoever sends more gets the point. */
const MAX_TOLD = 20;
/** Nobody misspells a field as something longer. */
const MAX_NAME_LENGTH = 60;

/**
 * Says which fields of a request have no effect: those that there are not, which may be misspelt, and
 * options of other formats. `others` are fields that were read elsewhere.
 */
export function ignoredFields(
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
  others: readonly string[],
): string[] {
  const format = typeof values.format === "string" ? values.format : "";
  const own = fields.options[format] ?? {};
  const used = [...others, ...Object.keys(fields.common), ...Object.keys(own)];
  return Object.keys(values)
    .filter((name) => !used.includes(name))
    .slice(0, MAX_TOLD)
    .map((name) => {
      const owners = Object.keys(fields.options).filter((owner) =>
        Object.hasOwn(fields.options[owner] ?? {}, name),
      );
      if (owners.length > 0) return `Ignored ${name}: it is only for ${oneOf(owners)}`;
      if (name.length > MAX_NAME_LENGTH) {
        return `Ignored ${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}…: there is no such field`;
      }
      const meant = suggestName(name, used);
      const hint = meant === undefined ? "" : `; did you mean ${meant}?`;
      return `Ignored ${name.toWellFormed()}: there is no such field${hint}`;
    });
}
