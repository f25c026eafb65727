import { type WishWords, WRITING_WORDS, wordsFor } from "../languages/mod.ts";
import { anyOf, phrasesOf } from "../text/expressions.ts";

/** A phrase with which a client starts or ends a wish. */
interface Marker {
  kind: "focus" | "avoid";
  /** Whether what it is about stands after it or before it. */
  about: "after" | "before";
  isLoose: boolean;
}

/** How wishes are said in one language. */
export interface Grammar {
  language: string;
  /** Finds all markers; `markerOf` tells them apart. */
  markers: RegExp;
  markerOf(text: string): Marker | undefined;
  /** Frames with words on both sides of what they are about: "leave … out". */
  around: readonly { kind: "focus" | "avoid"; expression: RegExp }[];
  /** A number in its group 1 and what is counted in its group 2. */
  counts: RegExp;
  numbers: ReadonlyMap<string, number>;
  isThing: (text: string) => "points" | "slides" | "hashtags";
  /** Wishes without anything that they are about; those of a single word mean other things as well. */
  plain: readonly { kind: "question" | "short" | "simple"; long: RegExp; single: RegExp }[];
  hashtags: RegExp;
  emoji: RegExp;
  call: RegExp;
  filler: RegExp;
  /** Words between the items of an enumeration: "and". */
  joins: RegExp;
  /** Names of languages. */
  languages: readonly { language: string; name: RegExp }[];
  /** How much of a text is said in this language's words for wishes, in characters. */
  shareOf(text: string): number;
}

const PLACE = "…";
const grammars = new Map<string, Grammar | null>();

/** The grammar of a language; null if wishes are not understood in it. Built once. */
export function grammarOf(language: string): Grammar | null {
  const { wishes, unspaced } = wordsFor(language);
  const cached = grammars.get(language);
  if (cached !== undefined) return cached;
  const grammar = wishes === null ? null : build(language, wishes, unspaced);
  grammars.set(language, grammar);
  return grammar;
}

/** The languages in which wishes are understood. */
export function wishLanguages(): string[] {
  return [...WRITING_WORDS].flatMap(([language, { wishes }]) => (wishes === null ? [] : language));
}

/** Makes texts comparable: in lower case, with single spaces and straight apostrophes. */
export function plainText(text: string): string {
  return text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
}

function build(language: string, words: WishWords, unspaced: boolean): Grammar {
  const frames = (["avoid", "focus"] as const).flatMap((kind) =>
    phrasesOf(words[kind]).map((frame) => ({ kind, frame })),
  );
  const markers = new Map<string, Marker>();
  const around: { kind: "focus" | "avoid"; expression: RegExp }[] = [];
  for (const { kind, frame } of frames) {
    const [before = "", after = ""] = frame.split(PLACE).map((part) => part.trim());
    if (before !== "" && after !== "") {
      const gap = unspaced ? "" : String.raw`\s`;
      const expression = `${anyOf(before)}${gap}(.{1,80}?)${gap}${anyOf(after)}`;
      around.push({ kind, expression: new RegExp(expression, "iu") });
      continue;
    }
    const phrase = before || after;
    const isLoose = unspaced ? phrase.length < 3 : !phrase.includes(" ");
    if (!markers.has(phrase))
      markers.set(phrase, { kind, about: before === "" ? "before" : "after", isLoose });
  }
  const numbers = new Map(
    phrasesOf(words.numbers).flatMap((forms, index) =>
      forms.split("/").map((form): [string, number] => [form.trim(), index + 1]),
    ),
  );
  const { things, slides, hashtags, emoji, call, atMost, filler, question, short, simple } = words;
  const number = String.raw`(\p{Nd}{1,3}|${anyOf([...numbers.keys()].join(","))})`;
  const described = unspaced ? String.raw`\s?` : String.raw`\s?(?:[\p{L}\p{M}'’-]+\s){0,2}?`;
  const counted = anyOf(things, slides, hashtags);
  const whole = (part: string) => new RegExp(`^(?:${anyOf(part)})$`, "iu");
  const all = new RegExp(
    anyOf(
      [...markers.keys()].join(","),
      things,
      hashtags,
      emoji,
      call,
      question,
      short,
      simple,
      filler,
    ),
    "giu",
  );
  const [slide, hashtag] = [whole(slides), whole(hashtags)];
  return {
    language,
    markers: new RegExp(anyOf([...markers.keys()].join(",")), "giu"),
    markerOf: (text) => markers.get(plainText(text)),
    around,
    counts: new RegExp(`(?:${anyOf(atMost)}\\s?)?${number}${described}(${counted})`, "iu"),
    numbers,
    isThing: (text) => (slide.test(text) ? "slides" : hashtag.test(text) ? "hashtags" : "points"),
    plain: (
      [
        ["question", question],
        ["short", short],
        ["simple", simple],
      ] as const
    ).map(([kind, part]) => ({
      kind,
      long: new RegExp(anyOf(phrasesOf(part).filter(isLong).join(",")), "iu"),
      single: new RegExp(anyOf(part), "iu"),
    })),
    hashtags: new RegExp(anyOf(hashtags), "giu"),
    emoji: new RegExp(anyOf(emoji), "giu"),
    call: new RegExp(anyOf(call), "giu"),
    filler: new RegExp(anyOf(filler, atMost), "giu"),
    joins: joinsOf(language),
    languages: languagesIn(language),
    shareOf: (text) => [...text.matchAll(all)].reduce((sum, [match]) => sum + match.length, 0),
  };

  function isLong(phrase: string): boolean {
    return unspaced ? phrase.length > 3 : phrase.includes(" ");
  }
}

function joinsOf(language: string): RegExp {
  const joins = (["conjunction", "disjunction"] as const).flatMap((type) =>
    new Intl.ListFormat(language, { type })
      .formatToParts(["a", "b"])
      .filter((part) => part.type === "literal")
      .map((part) => part.value.trim()),
  );
  return new RegExp(`${anyOf(joins.join(","))}|[,،、&]`, "iu");
}

/** Names of languages in a language. Endings differ: "немецкий" is "немецком" after "на". */
function languagesIn(language: string): { language: string; name: RegExp }[] {
  const names = new Intl.DisplayNames([language], { type: "language" });
  return [...WRITING_WORDS.keys()].flatMap((each) => {
    const name = names.of(each) ?? each;
    if (name === each) return [];
    const base = /^\p{Script=Cyrillic}+$/u.test(name) ? name.slice(0, -2) : name;
    return [{ language: each, name: new RegExp(anyOf(`${base.toLowerCase()}*`), "iu") }];
  });
}
