import { DEFAULT_MAX_DURATION, type JobRequest } from "../posts/request.ts";
import type { Brief } from "../writing/writer.ts";
import { pointSlides } from "./_slides.ts";

/** Slides of a carousel whose request does not say how many, cover and last slide included. */
export const DEFAULT_SLIDE_COUNT = 5;

// A spoken text that aims a little below the limit seldom has to be shortened once it is heard.
const SHARE_OF_LIMIT = 0.85;
const MS_PER_POINT = 6_000;

/** What the writer is asked for: how many points, and how much to say aloud. */
export function briefFor(
  request: JobRequest,
  { points, narrated }: { points: number | null; narrated: boolean },
): Brief {
  const { format, platform, customPrompt } = request;
  const limitMs = (request.maxDuration ?? DEFAULT_MAX_DURATION) * 1000;
  const narrationMs = narrated ? limitMs * SHARE_OF_LIMIT : null;
  const fitting =
    narrationMs === null
      ? pointSlides(request.slideCount ?? DEFAULT_SLIDE_COUNT)
      : Math.round(narrationMs / MS_PER_POINT);
  return { format, platform, customPrompt, narrationMs, maxPoints: points ?? Math.max(1, fitting) };
}
