import { createHash } from "node:crypto";

/** What every look is shown in. */
export const PREVIEW_FORMATS = ["image", "carousel", "reel"] as const;
export type PreviewFormat = (typeof PREVIEW_FORMATS)[number];

/** One look in one format. */
export interface Preview {
  template: string;
  variant: string;
  format: PreviewFormat;
}

/**
 * Where a preview is kept. The version is that of everything that draws it, so that a look that
 * changes gets another picture at another address.
 */
export function previewKey({ template, variant, format }: Preview, version: string): string {
  // A variant may be named in any script.
  const name = createHash("sha256").update(variant).digest("hex").slice(0, 12);
  const extension = format === "reel" ? "mp4" : "jpg";
  return `media/previews/${version}/${template}/${name}-${format}.${extension}`;
}
