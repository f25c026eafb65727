import type { Brief } from "../writing/writer.ts";

/**
 * A brief for a carousel, with what a test wants otherwise.
 *
 * @example
 * ```ts
 * const brief = sampleBrief({ platform: "tiktok", maxPoints: 3 });
 * ```
 */
export function sampleBrief(fields: Partial<Brief> = {}): Brief {
  return {
    medium: "slides",
    platform: "instagram",
    maxPoints: 4,
    narrationMs: null,
    customPrompt: null,
    ...fields,
  };
}
