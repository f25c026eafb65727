import type { Fault } from "../../posts/report.ts";

const TOO_LONG = "There is more text than fits: the picture will be drawn with less of it.";

/** Says what is wrong with a picture as it is drawn now, each thing once. */
export function faultTexts(faults: readonly Fault[]): string[] {
  return [...new Set(faults.flatMap((fault) => faultText(fault) ?? []))];
}

/** Null where nobody who edits needs to know. */
function faultText(fault: Fault): string | null {
  switch (fault.kind) {
    case "small_text":
    case "overflow":
    case "clipped":
    case "overlap":
    case "unsafe":
      return TOO_LONG;
    case "low_contrast":
      return "Some text is hard to read on its ground: try another variant.";
    case "missing_glyphs":
      return `No font has ${fault.characters}: something else is shown instead.`;
    case "unusable_font":
      return null;
  }
}
