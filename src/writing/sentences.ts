import { segmenter, widthOf } from "./words.ts";

const ABBREVIATION =
  /(?:^|[\s("'“„«[])(?:\p{Lu}|(?:\p{L}\.){1,4}\p{L}|Mr|Mrs|Ms|Mx|Dr|Prof|St|Sr|Jr|Gen|Col|Lt|Sgt|Capt|Rev|Hon|Sen|Rep|Gov|Pres|No|Nos|Nr|Vol|vol|Fig|fig|Figs|pp?|vs|cf|ca|approx|est|dept|Inc|Ltd|Co|Corp|Bros|Mt|Ave|Blvd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|eg|ie|e\.g|i\.e|al|bzw|usw|ggf|evtl|inkl|exkl|max|min|Mio|Mrd|Tsd|Abs|Art|Aufl|Bd|Hrsg|Jh|Jhd|Kap|sog|Std|Str|Tel|vgl|z|Mme|Mlle|MM|av|apr|env|cap|núm|pág|Sra?|Srta|Dra?|Ud|Uds|EE|UU|sig|dott|prof|ecc|art|tzv|tj|např|ul|tel|ok|godz|тыс|млн|млрд|руб|гг?|вв?|им|ул|см|т|д|п|пр|др)\.$/u;
const ORDINAL_LANGUAGES = new Set("de da no nb nn fi cs sk hu pl sl hr sr tr et lv is".split(" "));
const OPENERS = "“„«「『(（[";
const CLOSERS = "”“»」』)）]";
/** In many languages, a number up to this with a full stop is the day of a date. */
const MAX_DAY = 31;
const MAX_MERGE_LENGTH = 600;
/** No longer sentence is ever shown or spoken, so segments are not joined beyond this. */
const MAX_SENTENCE_LENGTH = 1_000;
/** Holds any abbreviation with what is before it. */
const TAIL_LENGTH = 64;
/** Thai separates sentences with spaces, but also has spaces within them. */
const MIN_THAI_LENGTH = 26;

/** Splits a paragraph into sentences, but not within abbreviations, initials, decimals or quotations. */
export function splitSentences(paragraph: string, language: string): string[] {
  const text = paragraph.trim();
  if (text === "") return [];
  if (language === "th" || language === "lo") return splitAtSpaces(text);
  const sentences: string[] = [];
  let open = "";
  let marks = NO_MARKS;
  for (const segment of segmentsOf(text, language)) {
    if (open !== "" && endsBefore({ text: open, marks }, segment, language)) {
      sentences.push(open.trim());
      open = "";
      marks = NO_MARKS;
    }
    open += segment;
    marks = addMarks(marks, segment);
  }
  if (open.trim() !== "") sentences.push(open.trim());
  return sentences.map((sentence) => sentence.replace(/\s+/g, " "));
}

/** Unicode's rules do not split before a number followed by a lower-case letter: "It grew. 71 % like it." */
const BEFORE_NUMBER = /(?<=\p{Ll}{4}[.!?]\s{1,8})(?=\p{Nd})/u;

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

/** The beginning of a sentence. */
interface OpenSentence {
  text: string;
  marks: Marks;
}

function endsBefore({ text, marks }: OpenSentence, next: string, language: string): boolean {
  if (text.length > MAX_SENTENCE_LENGTH) return true;
  if (/^[\p{Ll},;:)\]]/u.test(next)) return false;
  const trimmed = text.trimEnd();
  if (trimmed.length < MAX_MERGE_LENGTH && isOpen(marks)) return false;
  const head = trimmed.slice(-TAIL_LENGTH);
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

/** How many quotation marks and brackets are open. */
interface Marks {
  depth: number;
  straight: number;
}

const NO_MARKS: Marks = { depth: 0, straight: 0 };

function addMarks({ depth, straight }: Marks, text: string): Marks {
  let open = depth;
  for (const character of text) {
    if (OPENERS.includes(character) && !(character === "“" && open > 0)) open += 1;
    else if (CLOSERS.includes(character)) open = Math.max(0, open - 1);
  }
  return { depth: open, straight: straight + (text.match(/(?<!\p{Nd})"/gu)?.length ?? 0) };
}

function isOpen({ depth, straight }: Marks): boolean {
  return depth > 0 || straight % 2 === 1;
}

function splitAtSpaces(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/\s+/)) {
    const last = sentences.at(-1);
    const joins =
      last !== undefined &&
      last.length < MAX_SENTENCE_LENGTH &&
      (widthOf(part) < MIN_THAI_LENGTH / 2 ||
        widthOf(last) < MIN_THAI_LENGTH ||
        /\p{Nd}$/u.test(last) ||
        /^(?:และ|หรือ|แต่|เพราะ|ซึ่ง|โดย|เพื่อ|\p{Nd})/u.test(part));
    if (joins) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** Adds the language's full stop to a text that lacks one. */
export function closeSentence(text: string, language: string): string {
  const trimmed = text.trim().replace(/(?<![\s:;,，、：；—–-])[\s:;,，、：；—–-]+$/u, "");
  if (trimmed === "" || /[.!?…。！？।؟۔]["'”’»)\]」』]*$/u.test(trimmed)) return trimmed;
  if (language === "th" || language === "lo") return trimmed;
  if (language === "zh" || language === "ja") return `${trimmed}。`;
  if (language === "hi" || language === "bn" || language === "mr") return `${trimmed}।`;
  return language === "ur" ? `${trimmed}۔` : `${trimmed}.`;
}

/** Removes the full stop or ellipsis from a sentence, for a headline; "?" and "!" stay. */
export function openSentence(text: string): string {
  const trimmed = text.trim();
  const [dots = ""] = /(?<![\s.…])[\s.…]+$/u.exec(trimmed) ?? [];
  const closed = /…|\.\./u.test(dots) ? trimmed.slice(0, -dots.length) : trimmed;
  return closed.replace(/(?<![.\s]\p{L})[.。।۔]$/u, "").trim();
}
