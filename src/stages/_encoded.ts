import type { RenderedStill } from "postloom/drivers";
import type { ImageFormat } from "postloom/posts";
import sharp from "sharp";

/** Letters and flat colours have to stay clean. */
const QUALITY = 92;

/** A still in the format that its file is to have. */
export async function encoded(
  { path, contentType }: RenderedStill,
  format: ImageFormat,
): Promise<{ file: Uint8Array | { path: string }; contentType: string }> {
  const wanted = `image/${format}`;
  if (contentType === wanted) return { file: { path }, contentType };
  const picture = sharp(path);
  const file =
    format === "png"
      ? picture.png()
      : format === "jpeg"
        ? picture.flatten().jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
        : picture.webp({ quality: QUALITY, smartSubsample: true });
  return { file: await file.toBuffer(), contentType: wanted };
}
