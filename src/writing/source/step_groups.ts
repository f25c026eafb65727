import { keysOf, lineKey } from "../../documents/languages/mod.ts";
import type { Item } from "../text/list_items.ts";
import { widthOf } from "../text/words.ts";
import type { Outline, Section, Sentence } from "./outline.ts";
import { areIngredients, withoutNutrition } from "./recipe.ts";

/** What of a recipe or a manual belongs together: ingredients for one thing, or steps. */
export interface StepGroup {
  heading: string | null;
  items: readonly Item[];
  /** Ingredients are shown whole, however many they are. */
  isIngredients: boolean;
}

const INGREDIENTS = keysOf("ingredients");
const METHOD = keysOf("method");
/** What is written in a recipe's list in sentences is not an ingredient. */
const MIN_STEP_WIDTH = 40;
const SENTENCE_END = /[.!。！।]$/u;

/** The ingredients and the steps of a recipe or a manual; where some steps are counted, those alone. */
export function stepsOf({ sections, language }: Outline): {
  ingredients: StepGroup[];
  steps: StepGroup[];
} {
  const groups = sections.flatMap((section) => groupsOf(section, language));
  const others = groups.filter(({ isIngredients }) => !isIngredients);
  const counted = others.filter(({ items }) => items.some(({ number }) => number !== null));
  return {
    ingredients: groups.filter(({ isIngredients }) => isIngredients),
    steps: counted.length > 0 ? counted : others,
  };
}

/** A section's lists; below "Method" or ingredients, its sentences as well. */
function groupsOf({ heading, lists, sentences }: Section, language: string): StepGroup[] {
  const key = heading === null ? "" : lineKey(heading);
  if (lists.length === 0 && METHOD.has(key)) return sentenceSteps(heading, sentences);
  const groups = lists.flatMap(({ name, items, numbers, intro }): StepGroup[] => {
    const all = withoutNutrition(
      items.map((text, index) => ({ text, number: numbers[index] ?? null })),
      language,
    );
    if (all.length === 0) return [];
    const own = name ?? heading;
    const isIngredients = INGREDIENTS.has(key) || areIngredients(items, language);
    if (!isIngredients) return [{ heading: own ?? intro, items: all, isIngredients }];
    const last = all.findLastIndex(
      ({ text }) => !SENTENCE_END.test(text) || widthOf(text) < MIN_STEP_WIDTH,
    );
    const parts: StepGroup[] = [
      { heading: own, items: all.slice(0, last + 1), isIngredients },
      { heading: null, items: all.slice(last + 1), isIngredients: false },
    ];
    return parts.filter((part) => part.items.length > 0);
  });
  const [list, ...others] = lists;
  const isAllIngredients =
    others.length === 0 && groups.every(({ isIngredients }) => isIngredients);
  if (list === undefined || !isAllIngredients) return groups;
  return [
    ...groups,
    ...sentenceSteps(
      null,
      sentences.filter(({ order }) => order > list.order),
    ),
  ];
}

function sentenceSteps(heading: string | null, sentences: readonly Sentence[]): StepGroup[] {
  const items = sentences.map(({ text }) => ({ text, number: null }));
  return items.length === 0 ? [] : [{ heading, items, isIngredients: false }];
}
