import type { Outline } from "./outline.ts";
import type { Salience } from "./salience.ts";
import { bareWord, isContentWord, isUnspaced, stemOf, widthOf, wordsOf } from "./words.ts";

/** A phrase that names a topic of the text. */
export interface KeyPhrase {
  text: string;
  words: readonly string[];
  score: number;
  count: number;
  /** True if the title, a heading or an attribution contains it. */
  isNamed: boolean;
}

const MAX_WORDS = 3;
const MAX_PHRASE_WIDTH = 34;
/** Endings of words that are not nouns. */
const NON_NOUN_ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?:ly|ed|n['’]t)$/iu,
  fr: /(?:ment|ent|ons|ez)$/iu,
  es: /(?:mente|aron|ieron|aba|ando|iendo)$/iu,
  pt: /(?:mente|aram|eram|ando|endo)$/iu,
  it: /(?:mente|ando|endo|arono|erono)$/iu,
};

/** Finds the phrases that name a text's topics, best first. */
export function keyPhrases(outline: Outline, salience: Salience): KeyPhrase[] {
  const { language, title, sections } = outline;
  const found = new Map<string, KeyPhrase & { forms: Map<string, number> }>();
  const collect = (text: string, weight: number, isNamed = false) => {
    for (const words of phrasesIn(text, language)) {
      const stems = words.map(stemOf);
      const key = stems.join(" ");
      const form = joinWords(words, language);
      const entry = found.get(key) ?? {
        text: form,
        words,
        score: 0,
        count: 0,
        isNamed,
        forms: new Map(),
      };
      const mean = stems.reduce((sum, stem) => sum + salience.weight(stem), 0) / stems.length;
      entry.score += weight * mean * (1 + 0.35 * (words.length - 1)) * nameBonus(words, language);
      entry.count += 1;
      entry.isNamed ||= isNamed;
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      found.set(key, entry);
    }
  };
  if (title !== null) collect(title, 2, true);
  for (const section of sections) {
    if (section.heading !== null) collect(section.heading, 1.2, true);
    for (const sentence of section.sentences) collect(sentence.text, 1);
    for (const item of section.lists.flatMap((list) => list.items)) collect(item, 0.8);
    for (const quote of section.quotes) {
      collect(quote.text, 1);
      if (quote.attribution !== null) collect(quote.attribution, 1, true);
    }
  }
  return [...found.values()]
    .map(({ forms, ...phrase }) => ({
      ...phrase,
      text: [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? phrase.text,
      // A word sequence that occurs once is more often accidental than a name.
      score: phrase.words.length > 1 && phrase.count === 1 ? phrase.score * 0.6 : phrase.score,
    }))
    .sort((a, b) => b.score - a.score);
}

/** Lists all possible phrases of a text by their first word, shortest first. */
export function phrasesIn(text: string, language: string): string[][] {
  const words = wordsOf(text, language);
  const unspaced = isUnspaced(language);
  const phrases: string[][] = [];
  for (let start = 0; start < words.length; start += 1) {
    const run: string[] = [];
    for (let end = start; end < Math.min(words.length, start + MAX_WORDS); end += 1) {
      const word = words[end];
      const before = words[end - 1];
      if (word === undefined || !isContentWord(word.text, language)) break;
      const between =
        before === undefined || end === start ? "" : text.slice(before.end, word.start);
      if (end > start && between !== (unspaced ? "" : " ")) break;
      run.push(bareWord(word.text, language));
      if (isNounPhrase(run, language) && widthOf(joinWords(run, language)) <= MAX_PHRASE_WIDTH)
        phrases.push([...run]);
    }
  }
  return phrases;
}

function isNounPhrase(run: readonly string[], language: string): boolean {
  const last = run.at(-1) ?? "";
  if (widthOf(last) < 3 || /^\p{Nd}/u.test(run[0] ?? "")) return false;
  // German nouns are capitalised.
  if (language === "de" && !/^\p{Lu}/u.test(last)) return false;
  return !(NON_NOUN_ENDINGS[language]?.test(last) ?? false) || /^\p{Lu}/u.test(last);
}

function nameBonus(words: readonly string[], language: string): number {
  if (language === "de" || !words.every((word) => /^\p{Lu}/u.test(word))) return 1;
  return words.length > 1 ? 1.4 : 1.1;
}

function joinWords(words: readonly string[], language: string): string {
  return words.join(isUnspaced(language) ? "" : " ");
}
