import type { CaptionSettings } from "./captions.ts";
import { type JobRequest, type PostRequest, REQUEST_VERSION } from "./request.ts";

/** Version 1: had the options of all formats, null for those of the other formats. */
interface RequestV1 extends PostRequest {
  version?: never;
  slideCount: number | null;
  maxDuration: number | null;
  captions: CaptionSettings | null;
}

/** A request as stored by this or an earlier release. */
export type StoredRequest = JobRequest | RequestV1;

/**
 * Converts a stored request to the current version, for jobs from before an upgrade. One of a later
 * version is left as it is.
 */
export function upgradeRequest(stored: StoredRequest): JobRequest {
  if (stored.version !== undefined) return stored;
  const { slideCount, maxDuration, captions, ...request } = stored;
  const options = {
    ...(slideCount !== null && { slideCount }),
    // Only reels had a duration, and captions were either on or off.
    ...(maxDuration !== null && { maxDuration, captionsEnabled: captions !== null }),
    ...(captions !== null && {
      captionsStyle: captions.style,
      captionsPosition: captions.position,
      captionsFontSize: captions.fontSize,
    }),
  };
  return { version: REQUEST_VERSION, ...request, options };
}
