import type { Script } from "../../src/posts/script.ts";
import type { Template } from "../../src/posts/template.ts";

/** How well a look suits texts of some genres, and all others: what `suits` may be where no more counts. */
export function byGenre(
  scores: Readonly<Partial<Record<Script["genre"], number>>>,
  otherwise: number,
): Template["suits"] {
  return ({ genre }) => scores[genre] ?? otherwise;
}
