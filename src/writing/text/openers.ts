import { anyOf, perLanguage } from "./expressions.ts";
import { capitalise, isContentWord, wordsOf } from "./words.ts";

/** More than any end of a sentence that points back has. */
const END_LENGTH = 60;

/** A name at the start of a sentence, before what is told of it. */
const NAME =
  /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}(?:\s\p{Lu}\.)?(?:\s(?:de|del|della|di|da|van|von|der|den|bin|al|la|le|af|av))*(?:\s\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}){1,2}(?=\s[\p{Ll}(]|,\s)/u;
const NAMES = /\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu}[\p{L}\p{M}'’-]+/u;

const openers = perLanguage((words) => ({
  namedBy: new RegExp(String.raw`^${anyOf(words.namedBy)}(?=\s)`, "iu"),
  ownedBy: new RegExp(String.raw`^${anyOf(words.ownedBy)}(?=\s)`, "iu"),
  standsAlone: new RegExp(`^${anyOf(words.standsAlone)}`, "iu"),
  pointsBack: new RegExp(
    String.raw`^(?:${anyOf(words.pointsBack)}|${anyOf(words.prepositions)}\s${anyOf(words.demonstratives)})`,
    "iu",
  ),
  closesBack: new RegExp(`${anyOf(words.closesBack)}[.!?]?$`, "iu"),
  connective: new RegExp(String.raw`^${anyOf(words.connectives)}\s*[,，、،]\s*`, "iu"),
}));

/** "In 1968, ", but not what may itself name who is meant: "When Ada came home, ". */
const OPENING = /^[^\s,;:"“„«()]+(?:\s(?!\p{Lu})[^\s,;:"“„«()]+){0,4},\s/u;

/** True if a sentence refers back to the one before it. */
export function pointsBack(sentence: string, language: string): boolean {
  const text = sentence.replace(/^["'“„«「『(\s]+/u, "");
  const { standsAlone, pointsBack: start, closesBack, namedBy } = openers(language);
  if (standsAlone.test(text)) return false;
  const afterOpening = text.slice(OPENING.exec(text)?.[0].length ?? 0);
  return start.test(text) || namedBy.test(afterOpening) || closesBack.test(text.slice(-END_LENGTH));
}

/** Removes a connective such as "However," from the start, if the rest is a complete sentence. */
export function withoutConnective(sentence: string, language: string): string {
  const match = openers(language).connective.exec(sentence);
  if (match === null) return sentence;
  const rest = sentence.slice(match[0].length);
  if (pointsBack(rest, language)) return sentence;
  return capitalise(rest, language);
}

/**
 * A sentence with the name that the one before it begins with, in place of the pronoun that it begins
 * with itself. Null if it begins with none, or if the one before it names nobody, or somebody else too.
 */
export function withName(sentence: string, before: string, language: string): string | null {
  const { namedBy, ownedBy, standsAlone } = openers(language);
  if (standsAlone.test(sentence)) return null;
  const [opening = ""] = OPENING.exec(sentence) ?? [];
  const rest = sentence.slice(opening.length);
  const owner = opening === "" ? ownedBy.exec(rest) : null;
  const pronoun = owner ?? namedBy.exec(rest);
  const [name] = NAME.exec(before) ?? [];
  if (pronoun === null || name === undefined || NAMES.test(before.slice(name.length))) return null;
  const [first] = wordsOf(name, language);
  if (first === undefined || !isContentWord(first.text, language)) return null;
  return opening + name + (owner === null ? "" : "'s") + rest.slice(pronoun[0].length);
}
