import { createHash } from "node:crypto";
import type { Medium } from "../posts/medium.ts";

/** What every look is shown in. */
export const PREVIEW_MEDIA = ["picture", "slides", "video"] as const satisfies readonly Medium[];

/** One look in one medium. */
export interface Preview {
  template: string;
  variant: string;
  medium: Medium;
}

/**
 * Where a preview is kept. The version is that of everything that draws it, so that a look that
 * changes gets another picture at another address.
 */
export function previewKey({ template, variant, medium }: Preview, version: string): string {
  // A variant may be named in any script.
  const name = createHash("sha256").update(variant).digest("hex").slice(0, 12);
  const extension = medium === "video" ? "mp4" : "jpg";
  return `media/previews/${version}/${template}/${name}-${medium}.${extension}`;
}
