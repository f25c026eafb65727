import { stopWords } from "../../documents/stop_words.ts";
import { phrasesOf } from "../text/expressions.ts";
import { domainOf } from "./drawings.ts";
import {
  addsMarks,
  foldWord,
  type Inflection,
  stemsOfForm,
  stemsOfName,
  type Token,
  tokensOf,
} from "./forms.ts";
import { readTable, type SubjectTable } from "./table.ts";

/** A name of a drawing, or a phrase that is none. */
interface Entry {
  /** What each of its words is found by. */
  words: readonly ReadonlySet<string>[];
  /** Null for a phrase that hides the names in it. */
  drawing: string | null;
  isDoubtful: boolean;
  /** True if it is written with a capital, though other nouns are not. */
  isProper: boolean;
  name: string;
}

/** A name that was found in a text. */
export interface Match {
  drawing: string | null;
  name: string;
  isDoubtful: boolean;
  isProper: boolean;
  /** True if it is only part of a longer word. */
  isPart: boolean;
  /** How many words it has. */
  length: number;
}

/** Finds what a language calls the drawings. */
export interface Lexicon {
  /** The longest name that starts at a word of a text; null if there is none. */
  matchAt(tokens: readonly Token[], position: number): Match | null;
  /** The domain that a word speaks for without naming a drawing; null if there is none. */
  contextOf(token: Token): string | null;
}

/** A part of a joined word that is shorter is too often part of another word. */
const MIN_LENGTHS = { part: 5, rest: 3 };
const MIN_SYLLABLES = { part: 2, rest: 1 };
const SYLLABLES = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]+$/u;
const lexicons = new Map<string, Lexicon | null>();

/** What a language calls the drawings, read when it is first asked for; null if that is not known. */
export function lexiconOf(language: string): Lexicon | null {
  const cached = lexicons.get(language);
  if (cached !== undefined) return cached;
  const table = readTable(language);
  const lexicon = table === null ? null : createLexicon(table, language);
  lexicons.set(language, lexicon);
  return lexicon;
}

function createLexicon(table: SubjectTable, language: string): Lexicon {
  const inflection: Inflection = {
    prefixes: phrasesOf(table.prefixes),
    bases: phrasesOf(table.bases),
    endings: phrasesOf(table.endings),
    layers: table.layers,
  };
  const entries = new Map<string, Entry[]>();
  const add = (phrase: string, drawing: string | null) => {
    const isDoubtful = phrase.endsWith("?");
    const name = isDoubtful ? phrase.slice(0, -1) : phrase;
    const folded = tokensOf(name, language).map(({ text }) => foldWord(text, language));
    const words = folded.map((word) => new Set(stemsOfName(word, inflection)));
    const entry = { words, drawing, isDoubtful, isProper: /^\p{Lu}/u.test(name), name };
    for (const stem of words[0] ?? []) {
      entries.set(stem, [...(entries.get(stem) ?? []), entry]);
    }
  };
  for (const phrase of phrasesOf(table.figurative)) add(phrase, null);
  for (const [drawing, names] of Object.entries(table.words)) {
    if (domainOf(drawing) !== null) for (const name of phrasesOf(names)) add(name, drawing);
  }
  const context = new Map<string, string>();
  for (const [domain, words] of Object.entries(table.context)) {
    for (const word of phrasesOf(words)) context.set(foldWord(word, language), domain);
  }
  const stops = stopWords(language);
  const forms = new Map<string, readonly string[]>();
  const parts = new Map<string, Match | null>();
  return { matchAt, contextOf };

  function formsOf(text: string): readonly string[] {
    const cached = forms.get(text);
    if (cached !== undefined) return cached;
    const stems = stemsOfForm(foldWord(text, language), inflection);
    // What is kept between texts stays small.
    if (forms.size > MAX_KEPT_FORMS) forms.clear();
    forms.set(text, stems);
    return stems;
  }

  function matchAt(tokens: readonly Token[], position: number): Match | null {
    const first = tokens[position];
    if (first === undefined) return null;
    let best: Entry | null = null;
    const minWords = stops.has(first.text.toLowerCase()) ? 1 : 0;
    for (const stem of formsOf(first.text)) {
      for (const entry of entries.get(stem) ?? []) {
        if (
          entry.words.length > (best?.words.length ?? minWords) &&
          continues(entry, tokens, position)
        ) {
          best = entry;
        }
      }
    }
    if (best === null) return table.compounds ? partOf(first.text) : null;
    return { ...best, isPart: false, length: best.words.length };
  }

  function continues(entry: Entry, tokens: readonly Token[], position: number): boolean {
    return entry.words.every((stems, index) => {
      const token = tokens[position + index];
      if (token === undefined) return false;
      if (index === 0) return !addsMarks(token.text, entry.name, language);
      return token.isJoined && formsOf(token.text).some((form) => stems.has(form));
    });
  }

  /** The name at the end or at the start of a joined word. */
  function partOf(text: string): Match | null {
    const { part, rest } = SYLLABLES.test(text) ? MIN_SYLLABLES : MIN_LENGTHS;
    if (text.length < part + rest) return null;
    const cached = parts.get(text);
    if (cached !== undefined) return cached;
    const folded = foldWord(text, language);
    let found: Entry | undefined;
    for (let cut = rest; cut <= folded.length - part; cut += 1) {
      found ??= stemsOfForm(folded.slice(cut), inflection)
        .filter((stem) => stem.length >= part)
        .map(nameOf)
        .find((entry) => entry !== undefined);
    }
    for (let cut = folded.length - rest; cut >= part; cut -= 1) {
      found ??= nameOf(folded.slice(0, cut)) ?? nameOf(folded.slice(0, cut - 1));
    }
    const match = found === undefined ? null : { ...found, isPart: true, length: 1 };
    if (parts.size > MAX_KEPT_FORMS) parts.clear();
    parts.set(text, match);
    return match;
  }

  function nameOf(stem: string): Entry | undefined {
    return entries
      .get(stem)
      ?.find(
        ({ words, drawing, isDoubtful }) => words.length === 1 && drawing !== null && !isDoubtful,
      );
  }

  function contextOf({ text }: Token): string | null {
    for (const stem of formsOf(text)) {
      const domain = context.get(stem);
      if (domain !== undefined) return domain;
    }
    return null;
  }
}

const MAX_KEPT_FORMS = 20_000;
