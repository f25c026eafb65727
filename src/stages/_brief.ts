import type { Brief } from "postloom/drivers";
import {
  factsOf,
  type KnownOptions,
  maxDurationMs,
  type Platform,
  type PostInput,
} from "postloom/posts";
import { pointSlides } from "./_slides.ts";

const DEFAULT_SLIDE_COUNT = 5;

/** Most slides of a carousel, the cover and the closing slide among them. */
export function mostSlides(
  { slideCount }: Pick<KnownOptions, "slideCount">,
  platform: Platform,
): number {
  const { maxPictures = DEFAULT_SLIDE_COUNT } = factsOf(platform);
  return slideCount ?? Math.min(DEFAULT_SLIDE_COUNT, maxPictures);
}

// Aiming somewhat below the limit, as a narration's exact duration is known only once it is spoken.
const TARGET_SHARE = 0.95;
const MS_PER_POINT = 4_000;

/** The parts of a job that determine the brief. */
interface BriefInput extends Pick<PostInput, "medium"> {
  request: Pick<PostInput["request"], "platform" | "customPrompt">;
  formatOptions: Pick<KnownOptions, "slideCount" | "maxDuration" | "speechRate">;
}

/** Creates the writer's brief, with the number of points and the length of the narration. */
export function briefFor(
  { medium, request, formatOptions }: BriefInput,
  { points, narrated }: { points: number | null; narrated: boolean },
): Brief {
  const { platform, customPrompt } = request;
  const { speechRate = 1 } = formatOptions;
  // A faster voice says more in the same time.
  const narrationMs = narrated ? maxDurationMs(formatOptions) * TARGET_SHARE * speechRate : null;
  const fitting =
    narrationMs === null
      ? pointSlides(mostSlides(formatOptions, platform))
      : Math.round(narrationMs / MS_PER_POINT);
  const maxPoints = points ?? Math.max(1, fitting);
  const hasClosing = medium === "slides" && mostSlides(formatOptions, platform) > 1 + maxPoints;
  return {
    medium,
    platform,
    customPrompt,
    narrationMs,
    maxPoints,
    ...(hasClosing && { pointsForCall: 1 }),
  };
}
