import { rewriteStream, type StreamPlace } from "../rewriting.ts";
import type { DrawnItem } from "../upright.ts";

const KEY = "/ActualText";
/** The beginning of marked content with its properties beside it: "/Span <</ActualText <FEFF0915>>> BDC". */
const MARK =
  /\/(?<tag>\w+)\s*<<(?<properties>(?:[^<>()]|<[\da-fA-F\s]*>|\((?:\\[\s\S]|[^\\()])*\))*)>>\s*BDC/g;
const TEXT = /\/ActualText\s*(?:<(?<hex>[\da-fA-F\s]*)>|\((?<literal>(?:\\[\s\S]|[^\\()])*)\))/;
const MCID = /\/MCID\s+\d+/;
const ARTIFACT = "Artifact";
/** What a mark is called that says its text; the library tells of no more than a mark's name. */
const PREFIX = "ActualText_";
/** Names are not longer; nor is what a few glyphs stand for. */
const MAX_TEXT = 60;
/** Lines are further apart, in font sizes. */
const MAX_SHIFT = 0.7;
const BYTE_ORDER_MARK = "\u00FE\u00FF";
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const LEFTWARD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Writes what glyphs stand for, where a program says so beside them, into the names of marks, as the library passes
 * these on: programs for Devanagari, Arabic or Thai draw syllables of several glyphs that have no letter of their own.
 */
export function nameActualTexts(file: Buffer, place: StreamPlace): void {
  const { content } = place;
  if (!content.includes(KEY)) return;
  const named = content.toString("latin1").replace(MARK, (mark, tag, properties: string) => {
    const text = tag === ARTIFACT ? null : textOf(properties);
    if (text === null || text.length > MAX_TEXT) return mark;
    const name = `/${PREFIX}${Buffer.from(text, "utf16le").toString("hex")}`;
    const id = MCID.exec(properties)?.[0];
    return id === undefined ? `${name} BMC` : `${name} <<${id}>> BDC`;
  });
  rewriteStream(file, place, named);
}

function textOf(properties: string): string | null {
  const { hex, literal } = TEXT.exec(properties)?.groups ?? {};
  if (hex !== undefined)
    return decoded(Buffer.from(hex.replace(/\s/g, ""), "hex").toString("latin1"));
  return literal === undefined ? null : decoded(unescaped(literal));
}

function unescaped(literal: string): string {
  return literal.replace(
    /\\(?:([0-7]{1,3})|(\r\n?|\n)|([\s\S]))/g,
    (_, octal, lineEnd, other: string) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      return lineEnd === undefined ? (ESCAPES[other] ?? other) : "";
    },
  );
}

/** Text in UTF-16, or in what PDFs have for Latin letters. */
function decoded(bytes: string): string {
  if (!bytes.startsWith(BYTE_ORDER_MARK)) return bytes;
  const units = Buffer.from(bytes.slice(BYTE_ORDER_MARK.length), "latin1");
  return units
    .subarray(0, units.length - (units.length % 2))
    .swap16()
    .toString("utf16le");
}

/** What the content of a mark stands for, by its name; null if that does not say it. */
export function actualTextOf(name: string | undefined): string | null {
  if (name?.startsWith(PREFIX) !== true) return null;
  return Buffer.from(name.slice(PREFIX.length), "hex").toString("utf16le");
}

/** One item with the text that some stand for; the items themselves if they are more than a part of a line. */
export function withActualText(items: readonly DrawnItem[], text: string): DrawnItem[] {
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined) return [];
  const isLine = items.every(
    ({ y, angle }) => Math.abs(y - first.y) < MAX_SHIFT * first.fontSize && angle === first.angle,
  );
  if (!isLine) return [...items];
  const right = Math.max(...items.map(({ x, width }) => x + width));
  const left = Math.min(...items.map(({ x }) => x));
  const isLeftward = LEFTWARD.test(text);
  // The library adds a blank that is drawn before to what comes next.
  const blankLeft = (first.dir === "rtl" ? /\s$/ : /^\s/).test(first.str) ? " " : "";
  const blankRight = (last.dir === "rtl" ? /^\s/ : /\s$/).test(last.str) ? " " : "";
  return [
    {
      ...first,
      str: `${isLeftward ? blankRight : blankLeft}${text}${isLeftward ? blankLeft : blankRight}`,
      dir: isLeftward ? "rtl" : first.dir,
      x: left,
      width: right - left,
      hasEOL: last.hasEOL,
    },
  ];
}
