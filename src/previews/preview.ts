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

/** File name of a preview. */
export function previewName({ variant, medium }: Pick<Preview, "variant" | "medium">): string {
  // Hashed, as a variant's name may be in any script.
  const name = createHash("sha256").update(variant).digest("hex").slice(0, 12);
  return `${name}-${medium}.${medium === "video" ? "mp4" : "webp"}`;
}

/** What a preview with this file name is. */
export function contentTypeOf(name: string): "image/webp" | "video/mp4" {
  return name.endsWith(".mp4") ? "video/mp4" : "image/webp";
}

/**
 * Where in the store the previews of a look are. `version` covers everything that draws them, so that a
 * changed look gets new previews under new keys.
 */
export function previewFolder(template: string, version: string): string {
  return `media/previews/${version}/${template}`;
}

/** The object key of a preview. */
export function previewKey(preview: Preview, version: string): string {
  return `${previewFolder(preview.template, version)}/${previewName(preview)}`;
}
