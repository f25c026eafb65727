import type { Medium } from "../posts/medium.ts";
import { PLATFORMS } from "../posts/platforms/mod.ts";
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

/** Height of a picture that fills a phone's screen, at a width of 1080. */
const FULL_HEIGHT = 1920;

/** True unless the post is pictures on a platform that shows them in a feed. */
export function fillsScreen(medium: Medium | undefined, platform: string): boolean {
  const { stillHeight = FULL_HEIGHT } =
    Object.entries(PLATFORMS).find(([name]) => name === platform)?.[1] ?? {};
  return medium === "video" || stillHeight === FULL_HEIGHT;
}
