import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";
import { evidenceOf } from "../../../src/writing/source/evidence.ts";
import { isJoke } from "../../../src/writing/source/joke.ts";
import { outlineOf } from "../../../src/writing/source/outline.ts";

const jokes = (text: string) => {
  const document = readText(text);
  return isJoke(evidenceOf(document, outlineOf(document)));
};

test.each([
  "Why did the broom come late? It had swept in.",
  "Warum trägt der Leuchtturm keine Brille? Er hat schon ein Licht auf.",
  "Pourquoi la lampe est-elle fatiguée ? Elle a veillé.",
  "¿Por qué lloró la cebolla? Porque la pelaron.",
  "Waarom zwijgt de deur? Ze zit op slot.",
  "Почему чайник обиделся? Его поставили.",
])("a question that a few words answer is a riddle: %s", (text) => {
  expect(jokes(text)).toBe(true);
});

test.each([
  'Two snowmen stand in a field. One of them says: "Do you smell carrots?"',
  "Zwei Kerzen stehen auf dem Tisch. Die eine fragt: „Gehst du heute aus?“",
  "Un escargot regarde passer une limace. « Enfin une qui a payé son loyer », soupire-t-il.",
  "Due sedie parlano in cucina. «Sono stanca», dice una. «Allora siediti», risponde l'altra.",
  "Две рыбы плывут мимо крючка.\n— Ты голодна?\n— Не настолько.",
  "一个人走进书店问：“有讲耐心的书吗？”店员说：“等一下。”",
])("somebody whom nobody knows, and something said at the end, is an anecdote: %s", (text) => {
  expect(jokes(text)).toBe(true);
});

test.each([
  // Asked of the reader, with an amount, a weekday or a name: facts and promotions.
  "Why do you wake up tired? You go to bed too late.",
  "Why is the bridge closed? Its pillars lost 40 % of their strength.",
  "What is new at the library? It is open on Sunday.",
  "What did Marie Curie discover? Two elements.",
  "Tired of waiting? Come by before ten.",
  // One's own story, a maxim and news.
  'A teacher once told me to wait. I asked why. "You will see," she said.',
  "A good neighbour is worth more than a good lock. Both take time.",
  'A bakery on Mill Street gives its bread away at night. "Nobody should go hungry," says Anna Weber.',
  // What is grave is none, however it is told.
  'A man comes to the hospital at night. His brother died an hour ago. "May I see him?" he asks.',
  'Two soldiers sit in a ditch. The war is over, one of them says. "Nobody told the dead."',
  "Zwei Männer wurden getötet, als die Bombe fiel. 😂 schrieb einer darunter.",
])("what tells facts, is somebody's own or is grave is no joke: %s", (text) => {
  expect(jokes(text)).toBe(false);
});
