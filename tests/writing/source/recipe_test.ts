import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import { evidenceOf } from "../../../src/writing/source/evidence.ts";
import { outlineOf } from "../../../src/writing/source/outline.ts";
import {
  areIngredients,
  isRecipeByQuantities,
  withoutNutrition,
} from "../../../src/writing/source/recipe.ts";

const isRecipe = (text: string) => {
  const document = readText(text);
  return isRecipeByQuantities(evidenceOf(document, outlineOf(document)));
};

test.each([
  "Quick soup\n\n- 1 l stock\n- 200 g peas\n- 2 carrots\n\nSimmer for ten minutes and serve.",
  "Quarkbrot\n\n3 EL Quark\n1 TL Honig\n2 Scheiben Brot\n\nDas Brot mit Quark bestreichen und mit Honig beträufeln.",
  "Salsa verde para las patatas: 3 cucharadas de aceite, 1 diente de ajo, 20 g de perejil. Tritura todo y déjalo reposar una hora en la nevera.",
  "Молочный кисель\n\n500 мл молока\n2 ст. л. крахмала\n1 ст. л. сахара\n\nМолоко вскипятить, влить крахмал и помешивать.",
  "味噌汁\n\nだし 400ml\n味噌 大さじ2\n豆腐 1丁\n\nだしを温めて豆腐を入れ、味噌を溶く。",
  "लस्सी\n\n2 कप दही\n1 कप पानी\n3 चम्मच चीनी\n\nसब कुछ मिलाकर ठंडा परोसें।",
])("says how much of what there is, and what to do with it: %s", (text) => {
  expect(isRecipe(text)).toBe(true);
});

test.each([
  // Nothing to do, nothing measured, and amounts that a text tells of.
  "To buy\n\n- 2 l milk\n- 500 g flour\n- 6 eggs",
  "To pack\n\n- 2 shirts\n- 1 torch\n- 3 books\n\nLeave room for what you will find.",
  "A cow drinks 80 l of water a day. It gives 25 l of milk. A calf weighs 40 kg.",
])("a list to buy or pack, and facts, are no recipe: %s", (text) => {
  expect(isRecipe(text)).toBe(false);
});

test("ingredients are told without a heading, and steps are none", () => {
  expect(areIngredients(["150 g oats", "2 apples", "1 tsp salt"], "en")).toBe(true);
  expect(areIngredients(["Peel the apples", "Add 150 g of oats to them", "Wait"], "en")).toBe(
    false,
  );
});

test("what food is made of is no ingredient, in whatever language, and protein powder is one", () => {
  const items = (...texts: string[]) => texts.map((text) => ({ text }));
  const rolls = items("2 cups sprouts", "8 rice papers");
  const made = items(
    "Calories: 70",
    "Total fat: 1 g",
    "Sodium: 28 mg",
    "Protein: 3 g",
    "Iron: 1 mg",
  );
  expect(withoutNutrition([...rolls, ...made], "en")).toEqual(rolls);
  const soup = items("大根 200g", "味噌 大さじ2");
  const values = items("エネルギー 120kcal", "たんぱく質 4g", "食塩相当量 1.8g");
  expect(withoutNutrition([...soup, ...values], "ja")).toEqual(soup);
  const shake = items("30 g protein powder", "200 ml milk", "1 banana", "2 tsp fibre husks");
  expect(withoutNutrition(shake, "en")).toEqual(shake);
});
