import type { Report } from "postloom/posts";

/** What a log tells of a report: everything but the client's own words. */
export function reportFields(report: Report): object {
  if (report.kind === "missing_glyphs") {
    const { characters, ...fields } = report;
    return { ...fields, characters: Array.from(characters).length };
  }
  if (report.kind === "unusable_font") return report;
  const { text: _, ...fields } = report;
  return fields;
}
