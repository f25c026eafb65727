import { type Static, Type as t } from "@sinclair/typebox";
import type { PlatformFacts } from "./platforms/facts.ts";
import { PLATFORMS } from "./platforms/mod.ts";

type Name = keyof typeof PLATFORMS;

/** The platform that a post is made for. */
export const Platform = t.Union((Object.keys(PLATFORMS) as Name[]).map((name) => t.Literal(name)));
export type Platform = Static<typeof Platform>;

/** What is known of a platform. */
export function factsOf(platform: Platform): PlatformFacts {
  return PLATFORMS[platform];
}
