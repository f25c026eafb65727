import type { SourceDetails } from "../../posts/document.ts";
import { anyOf, foldLetters, keysOf, lineKey, phrasesOf } from "../languages/mod.ts";
import { stopWords } from "../stop_words.ts";

/** What stands behind the place that news are from. */
const OPENED = /^\s?[(—–-]/u;
const WORDS = /[\p{L}\p{M}]{3,}/gu;
/** Who took a picture: "Foto de Somebody". */
const CREDITED = new RegExp(
  String.raw`^${anyOf([...phrasesOf("credits")].map(foldLetters))}(?![\p{L}\p{M}])`,
  "u",
);
/** "You" and "our": whoever reads or writes has another name. */
const ADDRESSES = keysOf("address");

/** What a byline is told by. */
interface BylineSource {
  headline: string;
  lines: readonly string[];
  language: string;
}

/** Without a byline that is nobody's name. */
export function withoutFalseByline(
  { byline, ...others }: SourceDetails,
  { headline, lines, language }: BylineSource,
): SourceDetails {
  if (byline === undefined) return others;
  // What the headline says, too, is what it is about; where news are from opens them.
  const isTheme = lineKey(headline).includes(lineKey(byline));
  const isPlace = lines.some(
    (line) => line.startsWith(byline) && OPENED.test(line.slice(byline.length)),
  );
  const isNobody =
    isTheme ||
    isPlace ||
    CREDITED.test(foldLetters(byline)) ||
    isOfCommonWords(byline, language) ||
    isSaidSmall(byline, lines);
  return isNobody ? others : { byline, ...others };
}

/** True for words half of which any text has, or that speak to somebody: "About This Chapter". */
function isOfCommonWords(byline: string, language: string): boolean {
  const words = (byline.match(WORDS) ?? []).map((word) => word.toLowerCase());
  const stop = stopWords(language);
  const stopped = words.filter((word) => stop.has(word)).length;
  const isAddressing = words.length > 2 && words.some((word) => ADDRESSES.has(foldLetters(word)));
  return isAddressing || (words.length > 2 && stopped * 2 >= words.length);
}

/** True for words that the text says in small letters, as it says no names. */
function isSaidSmall(byline: string, lines: readonly string[]): boolean {
  const words: string[] = byline.match(WORDS) ?? [];
  const small = new Set(words.map((word) => word.toLowerCase()));
  const said = new Set(lines.flatMap((line) => line.match(WORDS) ?? []));
  return words.length > 1 && [...small].every((word) => !words.includes(word) && said.has(word));
}
