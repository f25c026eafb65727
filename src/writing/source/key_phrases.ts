import { wordsFor } from "../languages/mod.ts";
import { anyEnding, anyOf, perLanguage, phrasesOf } from "../text/expressions.ts";
import { bareWord, isContentWord, isUnspaced, stemOf, widthOf, wordsOf } from "../text/words.ts";
import type { Outline } from "./outline.ts";
import type { Salience } from "./salience.ts";

/** A phrase that names a topic of the text. */
export interface KeyPhrase {
  text: string;
  words: readonly string[];
  score: number;
  count: number;
  /** True if the title, a heading or an attribution contains it. */
  isNamed: boolean;
  /** True if the text uses one of its words as a noun or name, as far as the language shows that. */
  isNoun: boolean;
  /** True if the text has it in inflected forms alone. */
  isOblique: boolean;
  /** True if it is mostly written with capitals where other words are not. */
  isName: boolean;
}

const MAX_WORDS = 3;
const MAX_PHRASE_WIDTH = 34;
/** Share of a word's uses that have to be a noun's: verbs and adjectives can follow an article too. */
const MIN_NOUN_SHARE = 0.25;
/** An inflected form is at most this much longer than the form that it is shown by. */
const MAX_ENDING_LENGTH = 2;
/** A preposition and a space are not longer. */
const MAX_BEFORE = 12;
/** Articles that are written with their noun: "al-", "l'". */
const attachedArticle = perLanguage(({ beforeNouns, elisions }) => {
  const prefixes = phrasesOf(beforeNouns).flatMap((one) =>
    one.endsWith("*") ? [one.slice(0, -1)] : [],
  );
  return new RegExp(
    String.raw`^(?:${anyEnding(prefixes.join(","))}(?=\p{L}{3})|${anyEnding(elisions)}['’])`,
    "iu",
  );
});
const oblique = perLanguage(
  (words) => new RegExp(String.raw`\p{L}{3}${anyEnding(words.obliqueEndings)}$`, "iu"),
);
const preposition = perLanguage(({ obliqueEndings, prepositions }) => {
  const before = phrasesOf(prepositions).filter((one) => !one.includes("*"));
  return new RegExp(String.raw`${anyOf(obliqueEndings === "" ? "" : before.join(","))}\s$`, "iu");
});
const notNoun = perLanguage((words) => new RegExp(`${anyEnding(words.nonNounEndings)}$`, "iu"));

/** Finds the phrases that name a text's topics, best first. */
export function keyPhrases(outline: Outline, salience: Salience): KeyPhrase[] {
  const { language, title, sections } = outline;
  const found = new Map<string, PhraseUses>();
  const uses = usesOf(outline);
  const collect = (text: string, weight: number, isNamed = false) => {
    for (const { words, start } of placedPhrasesIn(text, language)) {
      const stems = words.map(stemOf);
      const key = stems.join(" ");
      const entry = found.get(key) ?? { stems, score: 0, count: 0, isNamed, forms: new Map() };
      const mean = stems.reduce((sum, stem) => sum + salience.weight(stem), 0) / stems.length;
      entry.score += weight * mean * (1 + 0.35 * (words.length - 1)) * nameBonus(words, language);
      entry.count += 1;
      entry.isNamed ||= isNamed;
      const name = joinWords(words, language);
      const form = entry.forms.get(name) ?? { text: name, words, count: 0, governed: 0 };
      form.count += 1;
      if (preposition(language).test(text.slice(Math.max(0, start - MAX_BEFORE), start)))
        form.governed += 1;
      entry.forms.set(name, form);
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
    .map(({ stems, score, count, isNamed, forms }) => {
      const all = [...forms.values()];
      const named = all.filter((form) => !form.words.some((word) => oblique(language).test(word)));
      const free = named.filter(({ governed, count }) => governed <= count / 2);
      const { text, words } = plainestOf([free, named, all].find((some) => some.length > 0) ?? []);
      return {
        text,
        words,
        count,
        isNamed,
        isNoun: stems.some((stem) => uses(stem).isNoun),
        isOblique: free.length === 0,
        isName: stems.every((stem) => uses(stem).isName),
        // A word sequence that occurs once is more often accidental than a name.
        score: words.length > 1 && count === 1 ? score * 0.6 : score,
      };
    })
    .sort((a, b) => b.score - a.score);
}

interface PhraseForm {
  text: string;
  words: readonly string[];
  count: number;
  /** How often a preposition stands before it, in languages with cases. */
  governed: number;
}

interface PhraseUses extends Pick<KeyPhrase, "score" | "count" | "isNamed"> {
  stems: readonly string[];
  forms: Map<string, PhraseForm>;
}

/** The most frequent form, or the same without its ending, if the text has that too. */
function plainestOf(forms: readonly PhraseForm[]): PhraseForm {
  const [frequent = { text: "", words: [], count: 0, governed: 0 }] = forms.toSorted(
    (a, b) => b.count - a.count,
  );
  const shorter = forms.filter(
    ({ text }) =>
      text.length < frequent.text.length &&
      text.length >= frequent.text.length - MAX_ENDING_LENGTH &&
      frequent.text.startsWith(text),
  );
  return shorter.toSorted((a, b) => a.text.length - b.text.length)[0] ?? frequent;
}

/** Tells nouns and names by how a text's sentences use their stems. */
function usesOf({ sections, language }: Outline): (stem: string) => WordUse {
  const { capitalisedNouns, beforeNouns, nounFirst, unspaced } = wordsFor(language);
  const space = unspaced ? "" : " ";
  const before = new Set(phrasesOf(beforeNouns));
  const attached = attachedArticle(language);
  const counts = new Map<string, { all: number; noun: number; inside: number; name: number }>();
  const sentences = sections.flatMap((section) => section.sentences);
  for (const { text } of sentences) {
    const words = wordsOf(text, language);
    let run: string[] = [];
    let isAfterArticle = false;
    for (const [position, word] of words.entries()) {
      const isContent = isContentWord(word.text, language);
      const previous = words[position - 1];
      const isJoined =
        previous !== undefined && text.slice(previous.end, word.start) === space && isContent;
      if (!isJoined) endRun();
      if (!isContent) {
        isAfterArticle = before.has(word.text.toLowerCase());
        continue;
      }
      const stem = stemOf(bareWord(word.text, language));
      run.push(stem);
      const count = counts.get(stem) ?? { all: 0, noun: 0, inside: 0, name: 0 };
      count.all += 1;
      if (attached.test(word.text)) count.noun += 1;
      if (position > 0) count.inside += 1;
      if (position > 0 && /^\p{Lu}/u.test(word.text)) count.name += 1;
      counts.set(stem, count);
    }
    endRun();

    function endRun(): void {
      const count = counts.get((nounFirst ? run[0] : run.at(-1)) ?? "");
      if (isAfterArticle && count !== undefined) count.noun += 1;
      if (run.length > 0) isAfterArticle = false;
      run = [];
    }
  }
  return (stem) => {
    const { all, noun, inside, name } = counts.get(stem) ?? { all: 0, noun: 0, inside: 0, name: 0 };
    const isCapitalised = name > 0 && name >= inside / 2;
    if (capitalisedNouns) return { isNoun: isCapitalised, isName: false };
    return {
      isNoun: beforeNouns === "" || isCapitalised || (all > 0 && noun >= MIN_NOUN_SHARE * all),
      isName: isCapitalised,
    };
  };
}

type WordUse = Pick<KeyPhrase, "isNoun" | "isName">;

/** A word without the article that is written with it. */
export function withoutArticle(word: string, language: string): string {
  return word.replace(attachedArticle(language), "");
}

/** A possible phrase of a text, with its position there. */
export interface PhraseInText {
  words: readonly string[];
  start: number;
  end: number;
}

/** Lists all possible phrases of a text by their first word, shortest first. */
export function phrasesIn(text: string, language: string): string[][] {
  return placedPhrasesIn(text, language).map(({ words }) => [...words]);
}

/** Lists what {@linkcode phrasesIn} does, with its positions. */
export function placedPhrasesIn(text: string, language: string): PhraseInText[] {
  const words = wordsOf(text, language);
  const unspaced = isUnspaced(language);
  const phrases: PhraseInText[] = [];
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
        phrases.push({
          words: [...run],
          start: words[start]?.start ?? 0,
          // A Korean ending may be the verb's own.
          end: language === "ko" ? word.end : word.start + (run.at(-1) ?? "").length,
        });
    }
  }
  return phrases;
}

function isNounPhrase(run: readonly string[], language: string): boolean {
  const last = run.at(-1) ?? "";
  if (widthOf(last) < 3 || /^\p{Nd}/u.test(run[0] ?? "")) return false;
  if (wordsFor(language).capitalisedNouns && !/^\p{Lu}/u.test(last)) return false;
  return !notNoun(language).test(last) || /^\p{Lu}/u.test(last);
}

function nameBonus(words: readonly string[], language: string): number {
  if (wordsFor(language).capitalisedNouns || !words.every((word) => /^\p{Lu}/u.test(word)))
    return 1;
  return words.length > 1 ? 1.4 : 1.1;
}

function joinWords(words: readonly string[], language: string): string {
  return words.join(isUnspaced(language) ? "" : " ");
}
