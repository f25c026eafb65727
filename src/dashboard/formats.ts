import type { Medium } from "../posts/medium.ts";
import type { Facts, FormatFact } from "../server/dashboard/facts.ts";
import { labelOf } from "./labels.ts";

/** The format by this name; undefined if it no longer exists. */
export function findFormat({ formats }: Facts, name: string): FormatFact | undefined {
  return formats.find((format) => format.name === name);
}

/** The title of a format, even if it no longer exists. */
export function titleOfFormat(facts: Facts, name: string): string {
  return findFormat(facts, name)?.title ?? labelOf(name);
}

/** True unless the post is pictures on Instagram, which are shown in a feed. */
export function fillsScreen(medium: Medium | undefined, platform: string): boolean {
  return medium === "video" || platform !== "instagram";
}
