import type { Slide } from "../../../src/posts/slide.ts";

/** A text that a slide shows. */
export interface Part {
  role: "kicker" | "headline" | "text" | "item" | "value" | "label" | "attribution";
  text: string;
}

/** The texts of a slide, in order. */
export function partsOf(slide: Slide): Part[] {
  const parts = (role: Part["role"], ...texts: readonly (string | null)[]): Part[] =>
    texts.flatMap((text) => (text === null || text === "" ? [] : [{ role, text }]));
  switch (slide.kind) {
    case "cover":
      return [
        ...parts("kicker", slide.kicker),
        ...parts("headline", slide.headline),
        ...parts("text", slide.subline),
      ];
    case "point":
      return [...parts("headline", slide.headline), ...parts("text", slide.text)];
    case "list":
      return [...parts("headline", slide.headline), ...parts("item", ...slide.items)];
    case "figure":
      return [
        ...parts("value", slide.value),
        ...parts("label", slide.label),
        ...parts("text", slide.text),
      ];
    case "quote":
      return [...parts("text", slide.text), ...parts("attribution", slide.attribution)];
    case "comparison":
      return [
        ...parts("headline", slide.headline),
        ...[slide.left, slide.right].flatMap(({ label, text }) => [
          ...parts("label", label),
          ...parts("item", text),
        ]),
      ];
    case "closing":
      return [...parts("headline", slide.headline), ...parts("text", slide.text)];
  }
}
