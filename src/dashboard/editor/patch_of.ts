import { isRecord } from "../../common/is_record.ts";

/**
 * The JSON Merge Patch that makes one value of another: an empty one if they are the same. What is null
 * in the target goes, as patches have it.
 */
export function patchOf(base: object, target: object): Readonly<Record<string, unknown>> {
  const [from, to] = [new Map(Object.entries(base)), new Map(Object.entries(target))];
  const patch: Record<string, unknown> = {};
  for (const name of new Set([...from.keys(), ...to.keys()])) {
    const [was = null, is = null] = [from.get(name), to.get(name)];
    if (isSame(was, is)) continue;
    patch[name] = isRecord(was) && isRecord(is) ? patchOf(was, is) : is;
  }
  return patch;
}

/** Whether two values of JSON are the same, in whichever order their members are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  return isRecord(one) && isRecord(other) && Object.keys(patchOf(one, other)).length === 0;
}
