import type { SourceDetails } from "../posts/document.ts";
import { anyOf, foldLetters, keysOf, lineKey, phrasesOf, plainLetters } from "./languages/mod.ts";

const DATES = keysOf("dates");
/** "Share" stands on the line of the date. */
const BUTTONS = keysOf("buttons");
const FURNITURE = keysOf("furniture");
/** What a lookahead has taken is never taken apart again: there are many ways to do so. */
const DATE_LETTERS = new RegExp(String.raw`^(?:(?=(${anyOf(DATES)}))\1)+$`, "u");
/** Particles of names, and what joins names. */
const PARTICLES = new Set(
  `de del della di da do dos van von der den zu zur la le du bin ibn al el abu ben y e i and und et en og och
  och ve dan và & mit avec med with`.split(/\s+/),
);
/** What joins names. */
const JOINERS = /\s*,\s+|\s+(?:and|y|e|i|und|et|og|och|en|ve|и|&)\s+/u;
const NAME_WORD = /^\p{Lu}(?:[\p{L}\p{M}'’-]|\.(?!\p{Ll}))*,?$/u;
const UNCASED_NAME = /^[\p{Lo}\p{M}· .・]{2,24}$/u;
const PARTS = /\s*[|•·●∙]\s*|\s+(?:[–—]\s*|-\s+)|\t+|\u3000|\s{3,}|\s*\/\/\s*|(?<=\p{L})\/\s+/u;
/** Two words of a name, whatever comes behind them. */
const OPENING_NAME = /^\p{Lu}[\p{L}\p{M}.'’-]*\s\p{Lu}[\p{L}\p{M}'’-]+/u;
const MAX_SIGNED_LENGTH = 100;
/** Longer lines are sentences. */
const MAX_LENGTH = 160;
/** What may stand behind a name in the line of an author. */
const AFTER_NAME = /\s*[|·•,]\s*|\s+[–—-]\s+|(?=\p{Nd})/u;
/** "SomebodyFollow" */
const STUCK = /(?<=\p{Ll})\p{Lu}\p{Ll}+$/u;
/** What is worth telling of a date; "5 minutes ago" is not. */
const WHOLE_DATE = /\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}/u;

/** "Published: 3 March 2024", in any language. */
const LABELLED = /^(?:\p{L}[\p{L}\p{M}'’-]* ?){1,4}\s?[:：]\s*(.+)$/u;
/** Two or three words, or a few letters of a script that parts no words, and no capitals in it. */
const UNCASED_LINE =
  /^(?:[\p{Lo}\p{M}'’.-]{2,16}(?: [\p{Lo}\p{M}'’.-]{1,16}){1,2}|[\p{Script=Han}\p{Script=Hangul}]{2,4})$/u;

/** "MOSCOW, 3 Feb — The Agency." */
const DATELINE = /^(\p{Lu}{3}[\p{Lu}\p{M} -]*), ([^—–]{2,20}) [—–-] (\p{Lu}[^.,!?]{2,40})\.$/u;
/** A word in capitals before a dash, as agencies say where they write. */
const WIRED = /^\p{Lu}{4,}\s[–—-]\s/u;
/** Where on Earth a time is: "10:15 (GMT)". */
const ZONE = /(?<=:\p{Nd}{2})\s*[(（][^()（）]{2,30}[)）]$/u;
/** An address for mail, alone or in brackets. */
const ADDRESS = /[\s=|·]*[<([]?[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{2,24}){1,3}[>)\]]?/u;

/** A control and whom it is for: "Follow @somebody". */
const FOLLOWED = /\s+\p{Lu}\p{L}+ @\w{2,30}$/u;
/** "By Somebody By Somebody" */
const TWICE = /^(\p{L}+ \p{Lu}.{3,40}) \1(?=\s|$)/u;

/** "SomebodyAugust 3, 2026" */
const STUCK_MONTH = /(?<=\p{Ll})\p{Lu}\p{Ll}+(?=\.? \p{Nd})/u;
/** "OLD HARBOUR –", above the news from there. */
const PLACE_ALONE = /^(\p{Lu}[\p{Lu}\p{M} .'-]{2,30}?)\s?[–—-]+$/u;
/** "Somebody2014-01-26" */
const STUCK_DATE = /(?<=\p{Ll})(?=\p{Nd}{4}[-./]\p{Nd}{2})/u;

/** Names of months and days, and what dates say beside them, by language. */
const dateNames = new Map<string, ReadonlySet<string>>();

function namesOfDates(language: string): ReadonlySet<string> {
  const known = dateNames.get(language);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const isSupported =
    language !== "" && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  for (const style of isSupported ? (["full", "long", "medium"] as const) : []) {
    const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: "UTC" });
    // Twelve months, which begin on all days of the week.
    for (let month = 0; month < 12; month++) {
      const date = foldLetters(format.format(Date.UTC(2024, month, 1)));
      for (const word of date.match(/[\p{L}\p{M}'-]+/gu) ?? []) names.add(word);
    }
  }
  dateNames.set(language, names);
  return names;
}

const bylines = new Map<string, RegExp>();

function bylineOf(language: string): RegExp {
  const known = bylines.get(language);
  if (known !== undefined) return known;
  const source = anyOf(phrasesOf("by", [language, "en"]));
  const expression = new RegExp(String.raw`^${source}\s*[:：]?\s*`, "u");
  bylines.set(language, expression);
  return expression;
}

/** Reads a line that says by whom, when, where or in what a text was published, and nothing else; null for any other. */
export function readDetails(text: string, language: string): SourceDetails | null {
  const line = text
    .trim()
    .replace(ZONE, "")
    .replace(FOLLOWED, "")
    .replace(TWICE, "$1")
    .replace(STUCK_DATE, " ")
    .replace(STUCK_MONTH, (word) => (isDateWord(word, language) ? ` ${word}` : word));
  const [, alone] = PLACE_ALONE.exec(line) ?? [];
  if (alone !== undefined) return { place: alone };
  if (line.length > MAX_LENGTH || line === "") return null;
  const [, place, day = "", publisher] = DATELINE.exec(line) ?? [];
  if (place !== undefined && publisher !== undefined && isDate(day, language))
    return { place, publisher };
  const address = ADDRESS.exec(line);
  const writer = line.slice(0, address?.index ?? 0).trim();
  if ((isName(writer) || UNCASED_LINE.test(writer)) && !/[.!?。！？]$/u.test(line)) {
    return { byline: writer };
  }
  const details: SourceDetails = {};
  const left: string[] = [];
  for (const part of line.split(PARTS)) {
    const found = readPart(part.trim(), language);
    if (found === null) left.push(part.trim());
    else Object.assign(details, found);
  }
  const { date, byline } = details;
  if (date === undefined && byline === undefined) return null;
  const rest = left.filter((part) => /\p{L}/u.test(part));
  const isDated = date !== undefined && rest.length > 0 && byline === undefined;
  if (isDated && line.startsWith(rest[0] ?? "") && isName(rest[0] ?? "")) {
    details.byline = nameAlone(rest.shift() ?? "");
  }
  // Beside a date or a name, a word or two are a publisher, a place or what it is about.
  if (rest.length > (date === undefined ? 1 : 2)) return null;
  if (rest.some((part) => part.split(/\s+/).length > 5 || /[.!?。]$/u.test(part))) return null;
  if (rest.length > 1) return details;
  const [other] = rest;
  if (other !== undefined && other.length > 40) return null;
  if (other === undefined || /[\p{Nd}:：+]/u.test(other) || isControl(other)) return details;
  // "LISBON — 3 June 2026"
  if (isCapitals(other) && WIRED.test(line)) details.place ??= other;
  else details.publisher ??= other;
  return details;
}

/** True if words are a name of two to four words, such as an author's. */
export function isName(text: string): boolean {
  const words = nameAlone(text).split(/\s+/);
  return (
    words.length >= 2 &&
    (words.length <= 4 || text.includes(",")) &&
    text.length <= 60 &&
    /\p{Lu}/u.test(text) &&
    areNames(text)
  );
}

/** True for one name, and for several with a word or a comma between them. */
export function isNames(text: string): boolean {
  return text.split(JOINERS).every(isName);
}

/** True if a line beside a date may be a name, also in letters without capitals. */
export function mayBeName(text: string): boolean {
  const line = text.trim();
  if (isControl(line) || isDate(line, "")) return false;
  return isName(line) || UNCASED_LINE.test(line);
}

/**
 * Reads who wrote a text out of what its page says of that, where a date, a role or controls may stand behind the
 * name; null if there is no name in it.
 */
export function readAuthor(text: string, language: string): string | null {
  const line = text.replace(/\s+/g, " ").trim();
  const told = readDetails(line, language);
  if (told !== null) return told.byline ?? null;
  // A word alone is a newspaper, or what somebody is called; an address of a site is neither.
  if (mayBeName(line) || (/^[\p{L}\p{M}'’-]+$/u.test(line) && !isControl(line))) return line;
  const by = bylineOf(language).exec(plainLetters(line))?.[0] ?? "";
  const [first = ""] = line.slice(by.length).split(AFTER_NAME);
  const words = first.trim().split(" ");
  const end = words.findIndex(
    (word) => !NAME_WORD.test(word) && !PARTICLES.has(word.toLowerCase()),
  );
  const name = words.slice(0, end < 0 ? words.length : end);
  while (name.length > 2 && isDateWord(name.at(-1) ?? "", language)) name.pop();
  return name.length >= 2 && areNames(name.join(" ")) ? nameAlone(name.join(" ")) : null;
}

function readPart(part: string, language: string): SourceDetails | null {
  if (!/\p{Nd}/u.test(part)) {
    const byline = readByline(part, language);
    return byline === null ? null : { byline };
  }
  if (isDate(part, language)) return WHOLE_DATE.test(part) ? { date: withoutButtons(part) } : {};
  const labelled = LABELLED.exec(part)?.[1];
  if (labelled !== undefined && WHOLE_DATE.test(labelled) && isDate(labelled, language)) {
    return { date: withoutButtons(labelled) };
  }
  const lower = plainLetters(part);
  const by = bylineOf(language).exec(lower)?.[0] ?? "";
  const rest = by === "" ? part : part.slice(by.length).trim();
  const words = rest.split(/\s+/);
  // The shortest name first, so that a day or a month beside it belongs to the date.
  for (let end = 1; end <= words.length; end++) {
    const name = words
      .slice(0, end)
      .join(" ")
      .replace(/[,;:]$/u, "");
    const after = words.slice(end).join(" ");
    if (after !== "" && !isDate(after, language)) {
      // "3 June 2026 by Somebody"
      const date = isDate(name, language) && WHOLE_DATE.test(name) ? name : undefined;
      const writer = date === undefined ? null : readByline(after, language);
      if (date !== undefined && writer !== null) return { byline: writer, date };
      continue;
    }
    if (by !== "" && areNames(name)) {
      return after === "" ? { byline: nameAlone(name) } : { byline: nameAlone(name), date: after };
    }
    // "Berlin, 3 March 2024"
    if (by === "" && WHOLE_DATE.test(after) && words.length > end && end <= 3 && areNames(name)) {
      const isPlace = /,$/u.test(words[end - 1] ?? "") || isCapitals(name);
      if (isPlace) return { place: name, date: after };
      // A word beside a date says what the date is, or what stands below.
      return end === 1 ? { date: after } : { byline: name, date: after };
    }
  }
  return null;
}

/** True for "By Somebody Science editor, The Paper", where nothing parts the name from what its bearer does. */
export function isSigned(text: string, language: string): boolean {
  if (text.length > MAX_SIGNED_LENGTH || /[.!?…。]$/u.test(text)) return false;
  const by = bylineOf(language).exec(plainLetters(text))?.[0] ?? "";
  return by !== "" && OPENING_NAME.test(text.slice(by.length));
}

/** True for what stands beside a date on any page. */
function isControl(text: string): boolean {
  const key = lineKey(text);
  return BUTTONS.has(key) || FURNITURE.has(key);
}

function readByline(text: string, language: string): string | null {
  const by = bylineOf(language).exec(plainLetters(text))?.[0] ?? "";
  const signed = text.slice(by.length).trim().replace(/\s+/g, " ");
  const name = withoutRole(signed).replace(/[,;:]$/u, "");
  return by !== "" && areNames(name) ? nameAlone(name) : null;
}

/** Takes off what stands behind names in capitals: "ANA REIS, BO LI Our correspondents in Lisbon". */
function withoutRole(signed: string): string {
  const words = signed.split(" ");
  const isCapital = (word: string): boolean => /^\p{Lu}[\p{Lu}.'’-]+,?$/u.test(word);
  const end = words.findIndex((word) => !isCapital(word) && !PARTICLES.has(word.toLowerCase()));
  return end >= 2 && words.slice(0, end).filter(isCapital).length >= 2
    ? words.slice(0, end).join(" ")
    : signed;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
}

function withoutButtons(date: string): string {
  const words = date.split(/\s+/);
  while (words.length > 1 && BUTTONS.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return words.join(" ");
}

function areNames(text: string): boolean {
  const plain = nameAlone(text);
  if (UNCASED_NAME.test(plain)) return true;
  const words = plain.split(/\s+/);
  if (words.length > 8 || !words.some((word) => NAME_WORD.test(word))) return false;
  return words.every((word) => NAME_WORD.test(word) || PARTICLES.has(word.toLowerCase()));
}

/** A name without its address on a network, and without a control that sticks to it. */
export function nameAlone(text: string): string {
  const name = text.replace(/\s*[@(（].*$/u, "").trim();
  const stuck = STUCK.exec(name)?.[0];
  return stuck !== undefined && isControl(stuck) ? name.slice(0, -stuck.length) : name;
}

function isDate(text: string, language: string): boolean {
  if (text.length > 80 || !/\p{Nd}/u.test(text)) return false;
  const words = foldLetters(text)
    .replace(/[^\p{L}\p{M}'-]+/gu, " ")
    .split(/\s+/)
    .map((word) => word.replace(/^[-']+|[-']+$/g, ""))
    .filter((word) => word !== "");
  const isNumeric = /\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}|\p{Nd}{1,2}:\p{Nd}{2}/u.test(text);
  if (words.length === 0) return isNumeric;
  return words.every((word) => BUTTONS.has(word) || isDateWord(word, language));
}

function isDateWord(text: string, language: string): boolean {
  const word = foldLetters(text);
  return (
    DATES.has(word) ||
    DATE_LETTERS.test(word) ||
    namesOfDates(language).has(word) ||
    /^[hzt]$/.test(word)
  );
}
