import { inspectJpeg } from "./files.ts";
import type { PlacedPicture } from "./placed.ts";

const ONLY_JPEG = /\/Filter\s*(?:\/DCTDecode|\[\s*\/DCTDecode\s*\])(?!\w)/;
/** What changes the colours that a JPEG's own are shown as. */
const RECOLOURED = /\/(?:S?Mask|Decode|ImageMask|Indexed|Lab)(?!\w)/;

/** A picture's JPEG, if that shows all that the page does; null if not. */
export async function plainJpeg(
  { stream }: PlacedPicture,
  bytes: Uint8Array,
): Promise<Uint8Array | null> {
  if (stream === undefined || !ONLY_JPEG.test(stream.dictionary)) return null;
  if (RECOLOURED.test(stream.dictionary)) return null;
  const jpeg = bytes.subarray(stream.start, stream.end);
  const channels = (await inspectJpeg(jpeg))?.channels;
  const isGray = channels === 1 && /\/DeviceGray(?!\w)/.test(stream.dictionary);
  return channels === 3 || isGray ? jpeg : null;
}
