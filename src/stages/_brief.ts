import type { Brief } from "postloom/drivers";
import { type KnownOptions, maxDurationMs, type PostInput } from "postloom/posts";
import { pointSlides } from "./_slides.ts";

/** Slides of a carousel whose request does not say how many, cover and last slide included. */
export const DEFAULT_SLIDE_COUNT = 5;

// A spoken text that aims a little below the limit seldom has to be shortened once it is heard.
const SHARE_OF_LIMIT = 0.85;
const MS_PER_POINT = 6_000;

/** What a request says of the text that is to be written. */
interface Wanted extends Pick<PostInput, "medium"> {
  request: Pick<PostInput["request"], "platform" | "customPrompt">;
  formatOptions: Pick<KnownOptions, "slideCount" | "maxDuration">;
}

/** What the writer is asked for: how many points, and how much to say aloud. */
export function briefFor(
  { medium, request, formatOptions }: Wanted,
  { points, narrated }: { points: number | null; narrated: boolean },
): Brief {
  const { platform, customPrompt } = request;
  const narrationMs = narrated ? maxDurationMs(formatOptions) * SHARE_OF_LIMIT : null;
  const fitting =
    narrationMs === null
      ? pointSlides(formatOptions.slideCount ?? DEFAULT_SLIDE_COUNT)
      : Math.round(narrationMs / MS_PER_POINT);
  return { medium, platform, customPrompt, narrationMs, maxPoints: points ?? Math.max(1, fitting) };
}
