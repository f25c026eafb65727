import type { DocumentPicture, OwnPicture } from "../../src/posts/mod.ts";

const FACTS = {
  width: 1600,
  height: 1000,
  focus: { x: 0.5, y: 0.5 },
  edge: "#808080",
  range: { darkest: 0, lightest: 1 },
  isCutOut: false,
  isWhole: false,
};

/** A picture that was sent with a request. */
export function sentPicture(key: string, alt: string | null = null): OwnPicture {
  return { ...FACTS, key, alt };
}

/** A photograph in the upper half of a PDF's first page. */
export function foundPicture(changes: Partial<DocumentPicture> = {}): DocumentPicture {
  const box = { x: 0, y: 0, width: 1, height: 0.5 };
  return { ...FACTS, page: 0, box, caption: null, beside: "", key: "work/found", ...changes };
}
