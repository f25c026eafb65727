import { createHash } from "node:crypto";
import type { Medium } from "../posts/medium.ts";

/** The media that every variant of a template is previewed in. */
export const PREVIEW_MEDIA = ["picture", "slides", "video"] as const satisfies readonly Medium[];

/** A variant of a template in one medium. */
export interface Preview {
  template: string;
  variant: string;
  medium: Medium;
}

/**
 * The object key of a preview. `version` covers everything that renders it, so that a changed
 * template gets new previews under new keys.
 */
export function previewKey({ template, variant, medium }: Preview, version: string): string {
  // Hashed, as a variant's name may be in any script.
  const name = createHash("sha256").update(variant).digest("hex").slice(0, 12);
  const extension = medium === "video" ? "mp4" : "jpg";
  return `media/previews/${version}/${template}/${name}-${medium}.${extension}`;
}
