import { createHash } from "node:crypto";
import { extensionOf } from "./content_types.ts";

/** The file name of a picture of one's own, which follows from its bytes: every job calls it the same. */
export function pictureName(bytes: Uint8Array, contentType: string): string {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 24);
  return `picture-${digest}${extensionOf(contentType)}`;
}
