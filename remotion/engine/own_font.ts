import type { FontFile } from "../../src/posts/props.ts";
import { report } from "../kit/report.ts";
import { OWN_FAMILY } from "../kit/type/typefaces.ts";

/**
 * Loads the brand's font into the page. Null if the browser does not take it, which is reported: the
 * look's own typeface is then used.
 */
export async function loadOwnFont({ url, ranges, weights }: FontFile): Promise<FontFace | null> {
  const face = new FontFace(OWN_FAMILY, `url("${url}")`, {
    unicodeRange: ranges,
    weight: weights === null ? "normal" : `${weights.min} ${weights.max}`,
  });
  try {
    document.fonts.add(await face.load());
    return face;
  } catch {
    // Chrome is stricter than what read the file, and does not tell why.
    report({ kind: "unusable_font", slide: null });
    return null;
  }
}
