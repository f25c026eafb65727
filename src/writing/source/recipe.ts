import { ENGLISH } from "../languages/mod.ts";
import { anyOf, perLanguage } from "../text/expressions.ts";
import { splitSentences } from "../text/sentences.ts";
import { stemsOf, widthOf } from "../text/words.ts";
import type { Evidence } from "./evidence.ts";

interface QuantityWords {
  /** An amount in what a kitchen measures in, at one end of a line: "200 g flour", "番茄 2杯". */
  measured: RegExp;
}

/** Signs that kitchens of all languages use. */
const MEASURES = "g, gr, kg, mg, ml, cl, dl, l, oz, gram*, kilo*, liter*, litr*";
const NUMBER = String.raw`(?:\p{Nd}+(?:[.,/⁄]\p{Nd}+)?(?:\s?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛])`;
const RANGE = String.raw`${NUMBER}(?:\s?[-–]\s?${NUMBER})?`;
/** A number and what there are so many of: "2 eggs", "3 large red onions", "鸡蛋 3个", "eggs: 2". */
const COUNTED = new RegExp(
  String.raw`^${RANGE}\s\p{L}[^.!?:;]*$|^\p{L}[^.!?;]*\s${RANGE}\s?[\p{L}\p{M}]{0,8}$`,
  "u",
);
/** Longer lines are sentences, in columns. */
const MAX_QUANTITY_WIDTH = 56;
const MIN_QUANTITIES = 3;
const MIN_MEASURED = 2;
const PARTS = /[,;:،、，；：•]\s*/u;

const quantityWords = perLanguage<QuantityWords>((words) => {
  const measure = String.raw`(?:${anyOf(MEASURES, words.kitchen)})\.?`;
  const amount = String.raw`(?:${RANGE}\s?${measure}|${measure}\s?${RANGE})`;
  return {
    measured: new RegExp(
      String.raw`^${amount}(?=\s|$|\p{L})|(?<=[\p{L}\p{M})）\s])${amount}$`,
      "iu",
    ),
  };
});

/** What of a list says how much of what, and what of that is measured as in a kitchen. */
interface Quantities {
  all: readonly string[];
  measured: readonly string[];
}

/** What food is made of is listed in as many lines at least, and most of them name what no cook measures. */
const MIN_NUTRIENTS = 3;
const MIN_NUTRIENTS_SHARE = 0.6;
/** "Iron: 1 mg" */
const VALUED = /^[^:：]{1,40}[:：]\s?[<>~]?\p{Nd}/u;
const nutrient = perLanguage(
  (words) => new RegExp(anyOf(words.nutrition, ENGLISH.nutrition), "iu"),
);

/** What is to be cooked of a list's items: pages set what food is made of right below its ingredients. */
export function withoutNutrition<One extends { text: string }>(
  items: readonly One[],
  language: string,
): readonly One[] {
  const named = items.map(({ text }) => /\p{Nd}/u.test(text) && nutrient(language).test(text));
  const count = named.filter((isNamed) => isNamed).length;
  if (count < MIN_NUTRIENTS) return items;
  let [start, end] = [named.indexOf(true), named.lastIndexOf(true) + 1];
  if (count < MIN_NUTRIENTS_SHARE * (end - start)) return items;
  while (start > 0 && VALUED.test(items[start - 1]?.text ?? "")) start--;
  while (end < items.length && VALUED.test(items[end]?.text ?? "")) end++;
  return [...items.slice(0, start), ...items.slice(end)];
}

/** True for a list that says how much of what there is, some of it measured as in a kitchen. */
export function areIngredients(items: readonly string[], language: string): boolean {
  const { all, measured } = quantitiesIn(items, language);
  return all.length >= MIN_QUANTITIES && measured.length > 0 && all.length > 0.6 * items.length;
}

/**
 * True for a text that says how much of what there is, in a list or in a sentence that enumerates it, and then
 * what to do with it. Where only one thing is measured as in a kitchen, that has to be used.
 */
export function isRecipeByQuantities({ outline, lines }: Evidence): boolean {
  const { language } = outline;
  const prose = lines.filter(({ kind }) => kind !== "list_item");
  const sentences = prose.flatMap(({ text }) => splitSentences(text, language));
  const lists = outline.sections.flatMap((section) => section.lists.map(({ items }) => items));
  const rows = sentences.map((sentence) => sentence.split(PARTS));
  const ingredients = [...lists, ...rows].filter((list) => areIngredients(list, language));
  const steps = sentences.filter((_, index) => !ingredients.includes(rows[index] ?? []));
  if (ingredients.length === 0 || steps.length === 0) return false;
  const { measured } = quantitiesIn(ingredients.flat(), language);
  const used = new Set(stemsOf(steps.join(" "), language));
  return (
    measured.length >= MIN_MEASURED ||
    measured.some((text) => stemsOf(text, language).some((stem) => used.has(stem)))
  );
}

function quantitiesIn(texts: readonly string[], language: string): Quantities {
  const { measured } = quantityWords(language);
  const parts = texts
    .map((text) => text.trim().replace(/[.。।]$/u, ""))
    .filter((text) => text !== "" && widthOf(text) <= MAX_QUANTITY_WIDTH);
  return {
    all: parts.filter((text) => measured.test(text) || COUNTED.test(text)),
    measured: parts.filter((text) => measured.test(text)),
  };
}
