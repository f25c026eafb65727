import type { Fault } from "./report.ts";

/** Longest part of a text that is named. */
const MAX_TEXT = 60;

/** Says what is wrong with a picture, and what its designer can do. */
export function describeFault(fault: Fault): string {
  switch (fault.kind) {
    case "overflow":
      return `Does not fit at any size: ${quoted(fault.text)}. Give it a larger box, or show less`;
    case "small_text":
      return `Fits only at ${Math.round(fault.scale * 100)} % of its smallest size: ${quoted(fault.text)}. Give it a larger box, or a lower minimum`;
    case "clipped":
      return `Cut off by what is around it: ${quoted(fault.text)}`;
    case "overlap":
      return `Overlaps another text, or is covered: ${quoted(fault.text)}`;
    case "unsafe":
      return `Too near the edge, or under the platform's controls: ${quoted(fault.text)}. Keep it within the layout's insets`;
    case "low_contrast":
      return `Too faint: ${quoted(fault.text)} has a contrast of ${fault.contrast}, and needs 4.5`;
    case "missing_glyphs":
      return `No font has these characters: ${fault.characters}`;
    case "unusable_font":
      return "The browser does not take the brand's font";
  }
}

function quoted(text: string): string {
  return text.length > MAX_TEXT ? `"${text.slice(0, MAX_TEXT).toWellFormed()}…"` : `"${text}"`;
}
