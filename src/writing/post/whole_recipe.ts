import type { Outline } from "../source/outline.ts";
import { stepsOf } from "../source/step_groups.ts";
import { openSentence } from "../text/sentences.ts";

/**
 * All ingredients and steps of a recipe for its caption, a paragraph for each list below its name: people cook
 * from it, and pictures show what there is room for.
 */
export function wholeRecipe(outline: Outline): string[] {
  const { ingredients, steps } = stepsOf(outline);
  return [...ingredients, ...steps].map(({ heading, items }) =>
    [
      ...(heading === null ? [] : [openSentence(heading.replace(/\s*[:：]$/u, ""))]),
      ...items.map(({ text, number }) => `${number === null ? "•" : `${number}.`} ${text}`),
    ].join("\n"),
  );
}
