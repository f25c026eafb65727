import type { Translator } from "./translator.ts";

/** How the stage that chooses a look says why. */
const REASON =
  /^The text reads as (.+), (which|and what it says) suits (\S+) best(?: of the looks with the variant "(.*)")?(?:; (\S+) suits it nearly as well(, for a change)?)?$/;

/**
 * Why a look was chosen, which the service says in English, in the translator's language.
 *
 * @returns null if it is said in other words, as by a stage of one's own.
 */
export function lookReasonIn(
  text: string,
  { say, ofAuthor }: Pick<Translator, "say" | "ofAuthor">,
): string | null {
  const [, genre, by, best, variant, other, change] = REASON.exec(text) ?? [];
  if (genre === undefined || best === undefined) return null;
  const values = { genre: ofAuthor(genre), look: titleOf(best) };
  const reason =
    variant === undefined
      ? say(by === "which" ? "reason.best" : "reason.said", values)
      : say("reason.bestOf", { ...values, variant });
  return other === undefined
    ? reason
    : `${reason} ${say(change === undefined ? "reason.also" : "reason.change", { look: titleOf(other) })}`;
}

function titleOf(look: string): string {
  return look.charAt(0).toUpperCase() + look.slice(1);
}
