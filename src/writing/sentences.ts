import { segmenter, widthOf } from "./words.ts";

const ABBREVIATION =
  /(?:^|[\s("'“„«[])(?:\p{Lu}|(?:\p{L}\.){1,4}\p{L}|Mr|Mrs|Ms|Mx|Dr|Prof|St|Sr|Jr|Gen|Col|Lt|Sgt|Capt|Rev|Hon|Sen|Rep|Gov|Pres|No|Nos|Nr|Vol|vol|Fig|fig|Figs|pp?|vs|cf|ca|approx|est|dept|Inc|Ltd|Co|Corp|Bros|Mt|Ave|Blvd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|eg|ie|e\.g|i\.e|al|bzw|usw|ggf|evtl|inkl|exkl|max|min|Mio|Mrd|Tsd|Abs|Art|Aufl|Bd|Hrsg|Jh|Jhd|Kap|sog|Std|Str|Tel|vgl|z|Mme|Mlle|MM|av|apr|env|cap|núm|pág|Sra?|Srta|Dra?|Ud|Uds|EE|UU|sig|dott|prof|ecc|art|tzv|tj|např|ul|tel|ok|godz|тыс|млн|млрд|руб|гг?|вв?|им|ул|см|т|д|п|пр|др)\.$/u;
const ORDINAL_LANGUAGES = new Set("de da no nb nn fi cs sk hu pl sl hr sr tr et lv is".split(" "));
const OPENERS = "“„«「『(（[";
const CLOSERS = "”“»」』)）]";
/** In many languages, a number up to this with a full stop is the day of a date. */
const MAX_DAY = 31;
const MAX_MERGE_LENGTH = 600;
/** Thai separates sentences with spaces, but also has spaces within them. */
const MIN_THAI_LENGTH = 26;

/** Splits a paragraph into sentences, but not within abbreviations, initials, decimals or quotations. */
export function splitSentences(paragraph: string, language: string): string[] {
  const text = paragraph.trim();
  if (text === "") return [];
  if (language === "th" || language === "lo") return splitAtSpaces(text);
  const sentences: string[] = [];
  let open = "";
  for (const segment of segmentsOf(text, language)) {
    if (open !== "" && endsBefore(open, segment, language)) {
      sentences.push(open.trim());
      open = "";
    }
    open += segment;
  }
  if (open.trim() !== "") sentences.push(open.trim());
  return sentences.map((sentence) => sentence.replace(/\s+/g, " "));
}

/** Unicode's rules do not split before a number followed by a lower-case letter: "It grew. 71 % like it." */
const BEFORE_NUMBER = /(?<=\p{Ll}{4}[.!?]\s+)(?=\p{Nd})/u;

/** Splits by Unicode's rules, but keeps quotation marks and brackets with the text they enclose. */
function segmentsOf(text: string, language: string): string[] {
  const segments: string[] = [];
  let opener = "";
  const parts = [...segmenter(language, "sentence").segment(text)].flatMap(({ segment }) =>
    segment.split(BEFORE_NUMBER),
  );
  for (const part of parts) {
    const moved = opener + part;
    const closer = segments.length === 0 ? "" : (/^[”»」』)）]+\s*/u.exec(moved)?.[0] ?? "");
    const last = segments.pop();
    if (last !== undefined) segments.push(last + closer);
    const rest = moved.slice(closer.length);
    opener = /[“„«「『（(]\s*$/u.exec(rest)?.[0] ?? "";
    const kept = rest.slice(0, rest.length - opener.length);
    if (kept !== "") segments.push(kept);
  }
  if (opener !== "") segments.push(opener);
  return segments;
}

function endsBefore(before: string, next: string, language: string): boolean {
  const head = before.trimEnd();
  if (/^[\p{Ll},;:)\]]/u.test(next)) return false;
  if (isOpen(head) && head.length < MAX_MERGE_LENGTH) return false;
  if (/[」』”]$/u.test(head) && /^(?:と|って)/u.test(next)) return false;
  if (!head.endsWith(".")) return true;
  if (/(?:^|\s)\p{Nd}{1,3}\.$/u.test(head)) {
    const number = Number(/(\d+)\.$/.exec(head)?.[1] ?? MAX_DAY + 1);
    if (ORDINAL_LANGUAGES.has(language)) return !/^\p{L}/u.test(next) || number > MAX_DAY;
    // A number at the start numbers an item: "1. Wash it".
    if (/^\p{Nd}{1,3}\.$/u.test(head)) return false;
  }
  if (!ABBREVIATION.test(head))
    return (
      !/(?:^|\s)(?:No|Nr|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/.test(head) ||
      !/^\p{Nd}/u.test(next)
    );
  // "at 5 p.m. The train" ends, "J. Smith" and "Dr. Who" do not.
  return (
    /(?:[ap]\.m|etc|U\.S|U\.K|E\.U)\.$/u.test(head) &&
    /^(?:The|A|An|In|On|It|He|She|They|We|But|And|This|That)\b/.test(next)
  );
}

function isOpen(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (OPENERS.includes(character) && !(character === "“" && depth > 0)) depth += 1;
    else if (CLOSERS.includes(character)) depth = Math.max(0, depth - 1);
  }
  const straight = text.match(/(?<![\p{Nd}])"/gu)?.length ?? 0;
  return depth > 0 || straight % 2 === 1;
}

function splitAtSpaces(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/\s+/)) {
    const last = sentences.at(-1);
    const joins =
      last !== undefined &&
      (widthOf(last) < MIN_THAI_LENGTH ||
        widthOf(part) < MIN_THAI_LENGTH / 2 ||
        /\p{Nd}$/u.test(last) ||
        /^(?:และ|หรือ|แต่|เพราะ|ซึ่ง|โดย|เพื่อ|\p{Nd})/u.test(part));
    if (joins) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Adds the language's full stop to a text that lacks one. */
export function closeSentence(text: string, language: string): string {
  const trimmed = text.trim().replace(/[\s:;,，、：；—–-]+$/u, "");
  if (trimmed === "" || /[.!?…。！？।؟۔]["'”’»)\]」』]*$/u.test(trimmed)) return trimmed;
  if (language === "th" || language === "lo") return trimmed;
  if (language === "zh" || language === "ja") return `${trimmed}。`;
  if (language === "hi" || language === "bn" || language === "mr") return `${trimmed}।`;
  return language === "ur" ? `${trimmed}۔` : `${trimmed}.`;
}

/** Removes the full stop or ellipsis from a sentence, for a headline; "?" and "!" stay. */
export function openSentence(text: string): string {
  return text
    .trim()
    .replace(/(?:\s*(?:…|\.{2,})\.?)+$/u, "")
    .replace(/(?<![.\s]\p{L})[.。।۔]$/u, "")
    .trim();
}
