import type { Drawing } from "../../../src/posts/drawing.ts";
import type { OwnPicture } from "../../../src/posts/own_picture.ts";

/** What a slide shows beside its words: a drawing of what it is about, or a picture of one's own. */
export type Motif = Drawing | OwnPicture;

/** Tells a picture of one's own from a drawing. */
export function isPicture(art: Motif): art is OwnPicture {
  return "key" in art;
}
