import { ENGLISH } from "../languages/mod.ts";
import { anyOf, perLanguage } from "./expressions.ts";

const headings = perLanguage((words) => ({
  numbering: new RegExp(
    String.raw`^(?:${anyOf(words.numberedHeadings, ENGLISH.numberedHeadings)}\s+)?(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*[.):]|\p{Nd}{1,2}(?:\.\p{Nd}{1,2})+|[IVX]{1,4}[.):])\s+`,
    "iu",
  ),
  abstract: new RegExp(`^${anyOf(words.abstracts, ENGLISH.abstracts)}$`, "iu"),
  generic: new RegExp(
    `^${anyOf(words.genericHeadings, words.abstracts, ENGLISH.genericHeadings)}$`,
    "iu",
  ),
  noise: new RegExp(`^${anyOf(words.noiseHeadings, ENGLISH.noiseHeadings)}$`, "iu"),
}));

/** A heading without its number, trailing colon or full stop. */
export function plainHeading(text: string, language: string): string {
  const plain = text
    .replace(headings(language).numbering, "")
    .replace(/\*\*|`/g, "")
    .trim();
  return (plain || text.trim()).replace(/(?:\s*[:：.。।]|\s+#+)$/u, "");
}

/** True if a heading says nothing about its section, such as "Introduction". */
export function isGenericHeading(heading: string, language: string): boolean {
  return headings(language).generic.test(heading);
}

/** True if the section below a heading sums the whole text up, such as "Abstract". */
export function isAbstractHeading(heading: string, language: string): boolean {
  return headings(language).abstract.test(heading);
}

/** True if the section below a heading is not part of the text, such as "References". */
export function isNoiseHeading(heading: string, language: string): boolean {
  return headings(language).noise.test(heading);
}
