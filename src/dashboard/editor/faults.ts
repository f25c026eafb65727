import type { Translator } from "../../languages/translator.ts";
import type { Fault } from "../../posts/report.ts";

/** Says what is wrong with a picture as it is drawn now, each thing once. */
export function faultTexts(faults: readonly Fault[], translator: Translator): string[] {
  return [...new Set(faults.flatMap((fault) => faultText(fault, translator) ?? []))];
}

/** Null where nobody who edits needs to know. */
function faultText(fault: Fault, { say }: Translator): string | null {
  switch (fault.kind) {
    case "small_text":
    case "overflow":
    case "clipped":
    case "overlap":
    case "unsafe":
      return say("fault.tooLong");
    case "low_contrast":
      return say("fault.faint");
    case "missing_glyphs":
      return say("fault.glyphs", { characters: fault.characters });
    case "unusable_font":
      return null;
  }
}
