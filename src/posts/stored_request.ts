import type { CaptionSettings } from "./captions.ts";
import { type JobRequest, type PostRequest, REQUEST_VERSION } from "./request.ts";

/** How requests were stored first: with the options of all formats, null where they were of another. */
interface FirstRequest extends PostRequest {
  version?: never;
  slideCount: number | null;
  maxDuration: number | null;
  captions: CaptionSettings | null;
}

/** A request as the database may have it, from whichever release. */
export type StoredRequest = JobRequest | FirstRequest;

/** Brings a stored request into today's form, so that jobs from before an upgrade can be run again. */
export function upgradeRequest(stored: StoredRequest): JobRequest {
  if (stored.version === REQUEST_VERSION) return stored;
  const { slideCount, maxDuration, captions, ...request } = stored;
  const options = {
    ...(slideCount !== null && { slideCount }),
    // What had a duration had captions, on or off.
    ...(maxDuration !== null && { maxDuration, captionsEnabled: captions !== null }),
    ...(captions !== null && {
      captionsStyle: captions.style,
      captionsPosition: captions.position,
      captionsFontSize: captions.fontSize,
    }),
  };
  return { version: REQUEST_VERSION, ...request, options };
}
