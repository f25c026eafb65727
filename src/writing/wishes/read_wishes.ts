import { stopWords } from "../../documents/stop_words.ts";
import { isUnspaced, wordsOf } from "../text/words.ts";
import { type Grammar, grammarOf, plainText, wishLanguages } from "./grammar.ts";
import type { Wish } from "./wish.ts";

/** More than a request may have. */
const MAX_PROMPT_LENGTH = 2_000;
const MAX_WISHES = 24;
const MAX_SAID_LENGTH = 120;
const CLAUSE_END = /([.!?:;,…()]+(?:\s+|$)|[\n。，、；！？：।،؛؟۔]+\s*|\s+[-–—•*]\s+)/u;
/** What separates the items of an enumeration. */
const COMMA = /^[,，、،]/u;
/** Instructions with this share of a language's words for wishes are in that language. */
const CLEAR_SHARE = 0.4;
/** Where a part of a clause was understood and taken out. */
const TAKEN = "\n";

/** What was understood of a client's instructions. */
export interface Instructions {
  /** The language that they are in, as far as that shows. */
  language: string;
  wishes: Wish[];
}

/**
 * Reads a client's instructions by the words for wishes of their language, clause by clause; what is
 * not understood is a wish of the kind "unknown". `language` is the text's, which decides where the
 * instructions could be in several.
 */
export function readWishes(prompt: string, language: string): Instructions {
  const text = prompt.slice(0, MAX_PROMPT_LENGTH).replaceAll("’", "'");
  const grammar = likeliestGrammar(text, language);
  if (grammar === null) return { language, wishes: [] };
  const wishes: Wish[] = [];
  let separator = "";
  for (const [index, clause] of text.split(CLAUSE_END).entries()) {
    if (index % 2 === 1) {
      separator = clause;
      continue;
    }
    const said = clause.replace(/^["“”„«»「」\s-]+|["“”„«»「」\s]+$/gu, "");
    if (said === "") continue;
    const found = readClause(said, grammar);
    const [only] = found;
    const last = wishes.at(-1);
    // "No cats, dogs or birds" goes on after its comma.
    const goesOn =
      COMMA.test(separator) &&
      found.length === 1 &&
      only?.kind === "unknown" &&
      isShort(said, grammar);
    if (goesOn && (last?.kind === "avoid" || last?.kind === "focus"))
      wishes.push({ ...last, said, about: partsOf(said, grammar), isLoose: true });
    else wishes.push(...found);
    if (wishes.length >= MAX_WISHES) break;
  }
  return { language: grammar.language, wishes: wishes.slice(0, MAX_WISHES) };
}

function likeliestGrammar(text: string, language: string): Grammar | null {
  const [base = ""] = language.split("-");
  const languages = [...new Set([base, "en", ...wishLanguages()])];
  let best: Grammar | null = null;
  let greatest = -1;
  for (const each of languages) {
    const grammar = grammarOf(each);
    const share = grammar?.shareOf(text) ?? 0;
    if (grammar !== null && share > greatest) [best, greatest] = [grammar, share];
    if (greatest > CLEAR_SHARE * text.length) break;
  }
  return best;
}

function readClause(clause: string, grammar: Grammar): Wish[] {
  const said = clause.slice(0, MAX_SAID_LENGTH);
  const wishes: Wish[] = [];
  const ofCall = languageNamed(clause, grammar);
  if (ofCall !== null && matches(grammar.call, clause))
    return [{ said, kind: "call_language", language: ofCall }];
  let rest = clause;
  for (const { kind, expression } of grammar.around) {
    rest = rest.replace(expression, (_, about: string) => {
      wishes.push(wishAbout(about, { kind, said, isLoose: false, grammar }));
      return TAKEN;
    });
  }
  for (const { kind, long } of grammar.plain) rest = takePlain(rest, kind, long);
  rest = rest.replace(grammar.counts, (match, number: string, thing: string) => {
    const count = grammar.numbers.get(plainText(number)) ?? digitsOf(number);
    wishes.push({ said: match.trim(), kind: grammar.isThing(thing), count });
    return TAKEN;
  });
  for (const part of rest.split(TAKEN)) readPart(part);
  return wishes;

  function takePlain(text: string, kind: "question" | "short" | "simple", phrase: RegExp): string {
    return text.replace(phrase, (match) => {
      wishes.push({ said: match, kind });
      return TAKEN;
    });
  }

  function readPart(part: string): void {
    let end = 0;
    let open: { start: number; isLoose: boolean; kind: "focus" | "avoid" } | null = null;
    const close = (until: number) => {
      const about = part.slice(end, until);
      if (open === null) return readRest(about);
      const { kind, isLoose, start } = open;
      wishes.push(
        wishAbout(about, { kind, isLoose, grammar, said: part.slice(start, until).trim() }),
      );
      open = null;
    };
    for (const match of part.matchAll(grammar.markers)) {
      const marker = grammar.markerOf(match[0]);
      if (marker === undefined) continue;
      const { kind, about, isLoose } = marker;
      const next = match.index + match[0].length;
      if (about === "before" && open === null) {
        const what = part.slice(end, match.index);
        const whole = part.slice(end, next).trim();
        if (what.trim() !== "")
          wishes.push(wishAbout(what, { kind, isLoose, grammar, said: whole }));
      } else {
        close(match.index);
        if (about === "after") open = { kind, isLoose, start: match.index };
      }
      end = next;
    }
    close(part.length);
  }

  function readRest(text: string): void {
    let rest = text;
    for (const { kind, single } of grammar.plain) rest = takePlain(rest, kind, single);
    const language = languageNamed(rest, grammar);
    const name = grammar.languages.find((each) => each.language === language)?.name;
    const without = name === undefined ? rest : rest.replace(name, " ");
    if (language !== null && isEmpty(without, grammar))
      wishes.push({ said: text.trim(), kind: "post_language", language });
    else if (!isEmpty(rest, grammar))
      wishes.push({
        said: rest.replaceAll(TAKEN, " ").trim().slice(0, MAX_SAID_LENGTH),
        kind: "unknown",
      });
  }
}

interface WishSource {
  kind: "focus" | "avoid";
  said: string;
  isLoose: boolean;
  grammar: Grammar;
}

function wishAbout(text: string, { kind, said, isLoose, grammar }: WishSource): Wish {
  const short = said.slice(0, MAX_SAID_LENGTH);
  if (kind === "avoid") {
    const special = [
      [grammar.hashtags, "no_hashtags"],
      [grammar.emoji, "no_emoji"],
      [grammar.call, "no_call"],
    ] as const;
    for (const [expression, noKind] of special) {
      if (matches(expression, text) && isEmpty(text.replace(expression, " "), grammar))
        return { said: short, kind: noKind };
    }
  }
  const about = partsOf(text, grammar);
  if (about.length === 0) return { said: short, kind: "unknown" };
  return { said: short, kind, about, isLoose };
}

/** The names and terms of an enumeration, without the words around them. */
function partsOf(text: string, grammar: Grammar): string[] {
  return text
    .replace(grammar.filler, " ")
    .split(grammar.joins)
    .map((part) => part.replace(/["“”„«»「」]/gu, "").trim())
    .filter((part) => !isEmpty(part, grammar));
}

/** True if a text asks for nothing. */
function isEmpty(text: string, { filler, language }: Grammar): boolean {
  const stops = stopWords(language);
  const rest = text.replace(filler, " ");
  return wordsOf(rest, language).every((word) => {
    const plain = plainText(word.text);
    return stops.has(plain) || (isUnspaced(language) && /^\p{Script=Hiragana}+$/u.test(plain));
  });
}

function isShort(text: string, { language }: Grammar): boolean {
  return wordsOf(text, language).length <= 4;
}

function languageNamed(text: string, { languages }: Grammar): string | null {
  return languages.find(({ name }) => name.test(text))?.language ?? null;
}

/** Not `test()`, which goes on where the last one ended. */
function matches(expression: RegExp, text: string): boolean {
  return text.search(expression) >= 0;
}

/** The value of decimal digits of any script. */
function digitsOf(text: string): number {
  let value = 0;
  for (const digit of text) value = value * 10 + valueOfDigit(digit);
  return value;
}

function valueOfDigit(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const code = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}
