import type { Medium } from "../posts/medium.ts";
import type { Facts, FormatFact } from "../server/dashboard/facts.ts";
import { labelOf } from "./labels.ts";

/** A format by its name; undefined where the service has it no more. */
export function findFormat({ formats }: Facts, name: string): FormatFact | undefined {
  return formats.find((format) => format.name === name);
}

/** What people call a format, also one that the service has no more. */
export function titleOfFormat(facts: Facts, name: string): string {
  return findFormat(facts, name)?.title ?? labelOf(name);
}

/** Instagram shows pictures between other posts; everything else fills the screen. */
export function fillsScreen(medium: Medium | undefined, platform: string): boolean {
  return medium === "video" || platform !== "instagram";
}
