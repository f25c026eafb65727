/** What a page tells its renderer about a picture that is not as it should be. */
export type Report =
  | { kind: "small_text"; scale: number; text: string }
  | { kind: "overflow"; text: string }
  | { kind: "missing_glyphs"; characters: string };

/** Says it on the page's console, where the renderer listens. */
export function report(about: Report): void {
  console.warn(`postloom:report ${JSON.stringify(about)}`);
}
