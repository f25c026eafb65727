import { iso31661Alpha2ToNumeric } from "iso-3166";
import type { Place } from "../../posts/locator_map.ts";
import type { Genre, Point, Script } from "../../posts/script.ts";
import { wordsFor } from "../languages/mod.ts";
import type { Outline } from "../source/outline.ts";
import { phrasesOf } from "../text/expressions.ts";

/** More say nothing of where a text happens that its beginning does not. */
const MAX_SENTENCES = 200;
const MAX_SENTENCE_LENGTH = 600;
/** So many sentences name a country that neither the title nor the dateline does. */
const MIN_SENTENCES = 4;
/** Share of the sentences with any country that name the one that a text is about. */
const MIN_SHARE = 0.6;
/** Among so many times as many sentences as any other. */
const MIN_LEAD = 3;
/** A shorter name is a part of too many words where its ending may change. */
const MIN_STEM_LENGTH = 4;
const MAX_ENDING_LENGTH = 5;
/** Longer names are not abbreviations: "US". */
const MAX_CAPITALS = 3;

/** The countries of a language by their names. */
interface Gazetteer {
  /** Finds any country's name. Its last groups of letters may be an ending. */
  name: RegExp;
  countryOf(found: string): string | null;
  nameOf(country: string): string;
}

/** What happens somewhere. */
const PLACED: ReadonlySet<Genre> = new Set([
  "news",
  "figures",
  "science",
  "essay",
  "story",
  "opinion",
]);
const gazetteers = new Map<string, Gazetteer>();

/** Finds the countries that a text names, each once. */
export function countriesIn(text: string, language: string): string[] {
  const { name, countryOf } = gazetteerOf(language);
  const found = [...text.slice(0, MAX_SENTENCE_LENGTH).matchAll(name)];
  return [...new Set(found.flatMap(({ 0: match }) => countryOf(match) ?? []))];
}

/**
 * Where a text happens: the one country that its title or dateline and another sentence name, or that
 * most sentences with any country do. Null if that is not sure.
 */
export function placeOf({ language, title, dateline, sections }: Outline): Place | null {
  const heads = countriesIn([title, dateline].filter((line) => line !== null).join(". "), language);
  const sentences = sections.flatMap(({ sentences, quotes, lists }) => [
    ...sentences.map(({ text }) => text),
    ...quotes.map(({ text }) => text),
    ...lists.flatMap(({ items }) => items),
  ]);
  const counts = new Map<string, number>();
  let named = 0;
  for (const sentence of sentences.slice(0, MAX_SENTENCES)) {
    const countries = countriesIn(sentence, language);
    named += countries.length > 0 ? 1 : 0;
    for (const country of countries) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (first === undefined || first[1] === second?.[1]) return null;
  const [country, count] = first;
  const isTitled = heads.length === 1 && heads[0] === country;
  const isNamed =
    heads.length === 0 && count >= MIN_SENTENCES && count >= MIN_LEAD * (second?.[1] ?? 0);
  if (!(isTitled || isNamed) || count < MIN_SHARE * named) return null;
  return { country, name: gazetteerOf(language).nameOf(country) };
}

/** True where a script tells of what happens somewhere, in the words of its text. */
export function isPlaced({ genre, language }: Script, outline: Outline): boolean {
  return PLACED.has(genre) && language === outline.language;
}

/**
 * Adds where a text happens to the first of its points that is nothing but words and names the country;
 * in news, which happen somewhere, to the first that is nothing but words.
 */
export function withPlace(script: Script, outline: Outline): Script {
  const { language, points } = script;
  if (!isPlaced(script, outline)) return script;
  const place = placeOf(outline);
  if (place === null) return script;
  const isPlain = ({ items, figure, quote, comparison, data }: Point) =>
    items.length === 0 && (figure ?? quote ?? comparison ?? data ?? null) === null;
  const names = ({ headline, text }: Point) =>
    countriesIn(`${headline} ${text}`, language).includes(place.country);
  const named = points.findIndex((point) => isPlain(point) && names(point));
  const first = script.genre === "news" ? points.findIndex(isPlain) : -1;
  const chosen = named === -1 ? first : named;
  return {
    ...script,
    points: points.map((point, index) => (index === chosen ? { ...point, place } : point)),
  };
}

function gazetteerOf(language: string): Gazetteer {
  const cached = gazetteers.get(language);
  if (cached !== undefined) return cached;
  const { inflectedNames, unspaced, countryHomonyms } = wordsFor(language);
  const long = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const short = new Intl.DisplayNames(language, {
    type: "region",
    style: "short",
    fallback: "none",
  });
  const homonyms = new Set(phrasesOf(countryHomonyms));
  const countries = new Map<string, string | null>();
  for (const code of Object.keys(iso31661Alpha2ToNumeric)) {
    for (const name of [long.of(code), short.of(code)]) {
      if (name === undefined || homonyms.has(name.toLowerCase())) continue;
      const stem = (inflectedNames ? stemOf(name) : name).toLowerCase();
      // Two countries that differ in their endings alone cannot be told apart.
      if (stem.length > 1)
        countries.set(stem, (countries.get(stem) ?? code) === code ? code : null);
    }
  }
  const names = [...countries.keys()].toSorted((a, b) => b.length - a.length);
  const isJoined = unspaced || /\p{Script=Hangul}/u.test(short.of("KR") ?? "");
  const source = names
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join("|");
  const ending = inflectedNames ? String.raw`[\p{Ll}\p{M}]{0,${MAX_ENDING_LENGTH}}` : "s?";
  const bounded = String.raw`(?<![\p{L}\p{M}\p{Nd}])(?:${source})${ending}(?![\p{L}\p{M}\p{Nd}-])`;
  const built: Gazetteer = {
    name: new RegExp(isJoined ? source : bounded, "giu"),
    countryOf(found) {
      // A name has a capital where letters have capitals.
      if (/^\p{Ll}/u.test(found)) return null;
      const isAbbreviation = found.length <= MAX_CAPITALS && /^\p{Lu}/u.test(found);
      if (isAbbreviation && found !== found.toUpperCase()) return null;
      const lower = found.toLowerCase();
      const name = names.find((each) => lower.startsWith(each));
      return name === undefined ? null : (countries.get(name) ?? null);
    },
    nameOf: (country) => short.of(country) ?? long.of(country) ?? country,
  };
  gazetteers.set(language, built);
  return built;
}

/** A name without the vowels that its ending begins with. */
function stemOf(name: string): string {
  const stem = name.replace(/[aeiouyáéíóúýąęěůäöåаеёиоуыэюяіїєąάέήίόύώαεηιουωăâî]{1,2}$/iu, "");
  return stem.length >= MIN_STEM_LENGTH ? stem : name;
}
