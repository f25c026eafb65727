import type { Script } from "../../src/posts/script.ts";
import type { Template } from "../../src/posts/template.ts";

/** Makes a `suits` function from scores by genre, with `otherwise` for all other genres. */
export function byGenre(
  scores: Readonly<Partial<Record<Script["genre"], number>>>,
  otherwise: number,
): Template["suits"] {
  return ({ genre }) => scores[genre] ?? otherwise;
}
