import type { Block } from "../../posts/document.ts";
import { isName } from "../details.ts";
import { anyOf, lineKey, phrasesOf } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import { MIN_HEADLINE } from "./told.ts";

const AUTHOR = new RegExp(`\\s(?:${anyOf(phrasesOf("by"))})\\s?[:：]\\s?([^:：]{3,60})$`, "iu");
const SITE = /\s+[|–—·»-]\s+([^|–—·»]{2,40})$/u;
/** The day of publication, and the time, behind a headline. */
const DATED =
  /\s+[([]?(?:19|20)\p{Nd}{2}(?:[/年]\p{Nd}{1,2}[/月]\p{Nd}{1,2}日?|-\p{Nd}{2}-\p{Nd}{2})[)\]]?(?:\s\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2})?)?$/u;
/** "Body", as a Korean host of blogs says behind each headline for those who do not see the page. */
const BODY = /(?<=\S)\s본문$/u;
/** A headline and the name of its picture, or of its link, which is the headline again. */
const TWICE = /^(.{12,200})\s\1$/u;
/** Ends with a word, as no space does. */
const STUCK = /[\p{L}\p{Nd}]$/u;
/** "Science / ", "Home → News → " */
const PARTED = /^(?:[^.!?,;/»›>→|]{2,30}\s[/»›>→|]\s*){1,4}$/u;
const MAX_STUCK = 60;
/** "What came of it by Ana Reis @anareis 3 March 2026" */
const SIGNED = new RegExp(
  String.raw`\s(?:${anyOf(phrasesOf("by"))})\s(\p{Lu}\S{0,20}(?:\s\p{Lu}\S{0,20}){1,3})\s@\w{2,30}(?:\s.{0,60})?$`,
  "u",
);

/** Takes its author and date off a headline, and the name of the site, where a vertical line or the page itself sets it apart. */
export function withoutSite(signed: string, blocks: readonly Block[]): string {
  const undated = signed.replace(BODY, "").replace(DATED, "");
  const own = unitsOf(undated) < MIN_HEADLINE ? signed : undated;
  const title = withoutStuck(withoutAuthor(own).replace(TWICE, "$1"), blocks);
  const match = SITE.exec(title);
  const name = match?.[1];
  if (match === null || name === undefined) return title;
  const rest = title.slice(0, match.index).trim();
  if (unitsOf(name) > 5 || unitsOf(rest) < 2) return title;
  const key = lineKey(rest);
  const isTold = blocks.some(({ text }) => text !== signed && lineKey(text) === key);
  return match[0].includes("|") || isTold ? rest : title;
}

/** Takes off what sticks to a headline in front, where the page says the headline alone: "The PaperWhat came of it". */
function withoutStuck(title: string, blocks: readonly Block[]): string {
  const alone = blocks.find(
    ({ text }) =>
      unitsOf(text) >= MIN_HEADLINE && text.length < title.length && title.endsWith(text),
  );
  const stuck = title.slice(0, title.length - (alone?.text.length ?? 0));
  const isStuck = (STUCK.test(stuck) || PARTED.test(stuck)) && stuck.length <= MAX_STUCK;
  return alone !== undefined && isStuck ? alone.text : title;
}

/** "What came of it By: Somebody" */
function withoutAuthor(title: string): string {
  const match = AUTHOR.exec(title) ?? SIGNED.exec(title);
  return match !== null && isName(match[1] ?? "") ? title.slice(0, match.index).trim() : title;
}
