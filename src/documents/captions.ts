import type { Block } from "../posts/document.ts";
import { hasContent } from "./clean_text.ts";
import { AGENCIES, isCredit } from "./credits.ts";
import { isName } from "./details.ts";
import { anyOf, lineKey, phrasesOf } from "./languages/mod.ts";
import { endsSentence, isOneSentence, type LineKind, namesPicture, unitsOf } from "./line_kinds.ts";
import type { ReadBlock } from "./read_block.ts";

const LABELS = anyOf(phrasesOf("credits"));
/** A credit at the end of a caption. */
const TRAILING = new RegExp(
  String.raw`\s*(?:[(（[]\s*(?:${LABELS}|©)\s*(?:by)?\s*[:：/©]?\s*[^()（）[\]]{2,60}[)）\]]|(?:\s|(?<=[.!?。”"»)\]]))(?:${LABELS}\s*[:：]|©)\s*[^:：]{2,60})\.?$`,
  "iu",
);
/** The same in brackets, by whatever names: "(Ana Reis/The Agency)", "(The Paper Photo by Ana Reis)". */
const BRACKETED = new RegExp(
  String.raw`\s*[(（[](?:[^()（）[\]]{0,40}[\s/,])?(?:(?:${AGENCIES})(?:/[^()（）[\]]{1,30})?|(?:${LABELS})\s[^()（）[\]]{3,50})[)）\]]\.?$`,
  "iu",
);
/** What every such credit has. */
const MAY_TRAIL = /[(（[©:：]/u;
const AGENCY = new RegExp(String.raw`\s?/\s?(?:${AGENCIES})\.?$`, "iu");
/** Names before an agency, which may stick to the caption. */
const PHOTOGRAPHER = /(?:[@©]?\p{Lu}[\p{L}\p{M}_.'-]*\s?){1,3}(?:via \p{L}+)?$/u;
/** Who took a picture, behind the last sentence of its caption: "… in the harbour. Ana Reis / The Paper"; "U.S." ends none. */
const SIGNED = /(?<=[^\p{Lu}][.!?…]["'”’»)]?)\s+(\p{Lu}[^.!?…:;"“”„«»()]{3,50})$/u;
/** The same before the caption: "Ana Reis/The Agency A boat leaves the harbour." */
const SIGNED_FIRST =
  /^(?:\p{Lu}[\p{L}\p{M}.'’-]*\s){1,3}?\p{Lu}[\p{L}\p{M}.'’-]*\s?\/\s?\p{Lu}[\p{L}\p{M}]*(?:\s(?=\p{Lu}{2,}\s)\p{Lu}+)?\s+(?=\p{Lu}\p{L}*\s\p{L})/u;
/** The same with a dash or a bar behind it: "Ana Reis/For The Paper - A boat leaves the harbour." */
const SIGNED_APART =
  /^(?:\p{Lu}[\p{L}\p{M}.'’-]*\s){0,3}\p{Lu}[\p{L}\p{M}.'’-]*\s?\/\s?(?:\p{Lu}[\p{L}\p{M}.'’]*\s){1,5}[-–—|]\s+(?=\p{Lu})/u;
/** The same behind a label: "Photo: Ana Reis | A boat leaves the harbour." */
const LABELLED = new RegExp(String.raw`^(?:${LABELS})\s?[:：]\s?[^|.!?]{2,50}\s?\|\s+(?=\S)`, "iu");
/** The same where no letters are capitals, by the word for it. */
const TAKEN =
  /(?:[＝=(（。][^。＝=(（「」『』“”]{0,40}(?:撮影|提供|摄|攝|供图|供圖|资料图|資料圖)[)）]?|\s[가-힣]{2,4} ?기자|[\s=]\S{1,12} ?(?:제공|자료사진|摄|攝|供图))$/u;
/** As news agencies begin the captions of older pictures, and say in them when these were taken. */
const FILED = /(?:^|\s)FILE\s?[-–—]\s|^In this .{3,60}\b(?:file )?photo\b/u;
const MAX_CAPTION_LENGTH = 300;
/** A sentence above a credit that says what a picture shows is not longer, in words. */
const MAX_SAID = 25;
/** What the first picture shows is said in no more words, and in so many lines the text opens below it. */
const MAX_LEAD = 70;
const MAX_STEPS = 5;
/** "By Somebody – The Agency", below a headline. */
const BYLINE = new RegExp(String.raw`^(?:${anyOf(phrasesOf("by"))})\s+(?=\p{Lu})`, "iu");
/** A paragraph below a credit that stands below another one may go on with the text, or say what a picture shows. */
const DOUBT_BELOW_CREDIT = 0.3;
/** Kinds of lines that may say what a picture shows. */
const SAYING: ReadonlySet<LineKind> = new Set(["short", "sentence", "prose", "caption"]);
/** What leads to the text below it is no caption. */
const LEADS = /[:：]$/u;
/** Fewer words say nothing of a picture. */
const MIN_SHOWN = 3;
/** Fewer words may be said twice. */
const MIN_REPEATED = 4;

/** Marks the captions of pictures, by the credits and labels beside them, and takes credits off them. */
export function markCaptions(
  source: readonly ReadBlock[],
  found: readonly LineKind[],
): { blocks: ReadBlock[]; kinds: LineKind[] } {
  const blocks = [...source];
  const kinds = [...found];
  const mark = (index: number): void => {
    const block = blocks[index];
    if (block === undefined) return;
    blocks[index] = { kind: "caption", text: withoutCredit(block.text), level: 0 };
    kinds[index] = "caption";
  };
  const doubt = (index: number): void => {
    const block = blocks[index];
    if (block !== undefined) blocks[index] = { ...block, doubt: DOUBT_BELOW_CREDIT };
  };
  for (let index = 0; index < source.length; index++) {
    const block = source[index];
    if (block === undefined || block.kind !== "paragraph") continue;
    if (found[index] === "picture") {
      const isShown = !namesPicture(block.text);
      if (isShown && isCaption(source[index + 1], kinds[index + 1], true)) mark(index + 1);
    } else if (found[index] === "credit" && !BYLINE.test(block.text)) {
      const isLabelled = /[:：/／|©]/u.test(block.text);
      const after = isCaption(source[index + 1], kinds[index + 1], false);
      // Above the article, an agency alone stands below the headline.
      const mayBeByline = !isLabelled && index < found.indexOf("prose");
      const before =
        !mayBeByline &&
        isCaption(source[index - 1], kinds[index - 1], false) &&
        !isFirst(source, found, index - 1);
      const isProseAfter = found[index + 2] === "prose" || found[index + 2] === "sentence";
      if (!isLabelled && after && isProseAfter) mark(index + 1);
      else if (!before && isProseAfter && mayBeSaidBelow(source, found, index)) doubt(index + 1);
      else if (
        index > 1 &&
        (before ||
          (isLabelled && !after && isShown(source, kinds, index - 1)) ||
          (isLabelled && isLead(source, kinds, index)))
      ) {
        mark(index - 1);
      }
    } else if (signs(source, found, index)) {
      kinds[index] = "credit";
      mark(index - 1);
    } else if (FILED.test(block.text) && block.text.length <= MAX_CAPTION_LENGTH) mark(index);
    else if (!SAYING.has(found[index] ?? "short")) continue;
    else if (block.text.length <= MAX_CAPTION_LENGTH && hasCredit(block.text)) {
      const own = withoutCredit(block.text);
      // "Words: Somebody Pictures: Somebody else", or somebody alone.
      const isNone = /^[^.!?]{0,60}\p{L}\s?[:：]\s/u.test(own) || unitsOf(own) < MIN_SHOWN;
      if (isNone) kinds[index] = "credit";
      else mark(index);
    }
  }
  const keys = source.map((block, index) => saidKey(block, kinds[index]));
  const proses = found.filter((kind) => kind === "prose").length;
  for (let index = found.indexOf("prose") + 2; index > 1 && index < source.length; index++) {
    const above = saidAbove(keys, index);
    // A sentence that is all there is shows no picture.
    if (above < 0 || (found[index] === "prose" && proses <= 2)) continue;
    mark(above);
    mark(index);
  }
  return { blocks, kinds };
}

/** True for a credit between a paragraph of the text and one that is short enough to say what its picture shows. */
function mayBeSaidBelow(
  blocks: readonly Block[],
  kinds: readonly LineKind[],
  credit: number,
): boolean {
  const above = blocks[credit - 1];
  const below = blocks[credit + 1];
  if (above?.kind !== "paragraph" || below?.kind !== "paragraph") return false;
  if (kinds[credit - 1] !== "prose" || kinds[credit + 1] !== "prose") return false;
  return !isOneSentence(above.text) && below.text.length <= MAX_CAPTION_LENGTH;
}

/** True if no line above may be a headline, so that this one is. */
function isFirst(blocks: readonly Block[], kinds: readonly LineKind[], index: number): boolean {
  return !blocks
    .slice(0, index)
    .some(
      ({ text }, above) => SAYING.has(kinds[above] ?? "short") && unitsOf(text) >= MIN_REPEATED,
    );
}

function trails(end: string): boolean {
  return MAY_TRAIL.test(end) && (TRAILING.test(end) || BRACKETED.test(end));
}

function hasCredit(text: string): boolean {
  const end = text.slice(-120);
  if (SIGNED_FIRST.test(text) && isOneSentence(text)) return true;
  if (SIGNED_APART.test(text) || LABELLED.test(text)) return true;
  return trails(end) || AGENCY.test(end) || TAKEN.test(end) || isSigned(end);
}

function isSigned(end: string): boolean {
  const [first = "", ...others] = SIGNED.exec(end)?.[1]?.split(/\s*[/|,–—]\s*/u) ?? [];
  return isName(first) && others.every((other) => /^\p{Lu}/u.test(other));
}

/**
 * True for a line of names below what a picture shows, of whom the text below it does not tell. One name alone
 * may be a heading where these are in capitals.
 */
function signs(blocks: readonly Block[], kinds: readonly LineKind[], index: number): boolean {
  const block = blocks[index];
  if (kinds[index] !== "short" || block?.kind !== "paragraph") return false;
  const parts = block.text.split(/\s*[/|–—]\s*/u);
  if (parts.length < 2) return false;
  const [name = ""] = parts.filter(isName);
  if (name === "" || !parts.every((part) => /^\p{Lu}/u.test(part) && unitsOf(part) <= 4))
    return false;
  const below = blocks[index + 1]?.text ?? "";
  const isTold = below.includes(name.split(/\s+/).at(-1) ?? "");
  return kinds[index + 1] === "prose" && !isTold && isSaid(blocks, kinds, index - 1);
}

/**
 * What the picture above the text shows: a paragraph alone below what is no text, above a credit, below which the text
 * opens within a few lines. In a gallery the next picture comes there.
 */
function isLead(blocks: readonly Block[], kinds: readonly LineKind[], credit: number): boolean {
  const block = blocks[credit - 1];
  if (block?.kind !== "paragraph" || kinds[credit - 1] !== "prose") return false;
  if (unitsOf(block.text) > MAX_LEAD || kinds[credit - 2] === "prose") return false;
  const below = kinds.indexOf("prose", credit + 1);
  if (below < 0 || below > credit + MAX_STEPS || kinds[below + 1] === "credit") return false;
  return !kinds
    .slice(0, credit - 1)
    .some((kind, index) => kind === "prose" && kinds[index + 1] === "prose");
}

/** A sentence that says what a picture shows; in a gallery it has a title, and is the text. */
function isShown(blocks: readonly Block[], kinds: readonly LineKind[], index: number): boolean {
  return kinds[index - 1] !== "short" && isSaid(blocks, kinds, index);
}

/** A sentence alone, as it stands above the name of a photographer. */
function isSaid(blocks: readonly Block[], kinds: readonly LineKind[], index: number): boolean {
  const block = blocks[index];
  if (block?.kind !== "paragraph" || block.speaker !== undefined) return false;
  if (kinds[index] !== "sentence" && kinds[index] !== "prose") return false;
  return isOneSentence(block.text) && unitsOf(block.text) <= MAX_SAID;
}

/** What a line says that may say what a picture shows; "" if it may not. */
function saidKey(block: Block, kind: LineKind | undefined): string {
  if (block.kind !== "paragraph" || !SAYING.has(kind ?? "furniture")) return "";
  return unitsOf(block.text) < MIN_REPEATED ? "" : lineKey(withoutCredit(block.text));
}

/**
 * Where a line says the same as one below it, for those who do not see the picture, with at most a credit
 * between them; -1 if none does.
 */
function saidAbove(keys: readonly string[], index: number): number {
  const key = keys[index] ?? "";
  return key === "" ? -1 : ([index - 1, index - 2].find((line) => keys[line] === key) ?? -1);
}

/** Takes the photographer or the agency off a caption. */
export function withoutCredit(signed: string): string {
  // Few lines have what each of these has, and the labels of all languages are many.
  const hasSlash = signed.includes("/");
  const unsigned = hasSlash ? signed.replace(SIGNED_APART, "") : signed;
  const plain = unsigned.includes("|") ? unsigned.replace(LABELLED, "") : unsigned;
  const text = hasSlash && isOneSentence(plain) ? plain.replace(SIGNED_FIRST, "") : plain;
  const end = text.slice(-120);
  let rest = MAY_TRAIL.test(end) ? end.replace(BRACKETED, "").replace(TRAILING, "") : end;
  rest = rest.replace(TAKEN, "");
  if (isSigned(rest)) rest = rest.replace(SIGNED, "");
  if (hasSlash && AGENCY.test(rest)) rest = rest.replace(AGENCY, "").replace(PHOTOGRAPHER, "");
  const whole = text.slice(0, -120) + rest;
  return hasContent(whole) ? whole.replace(/[\s—–|-]+$/u, "") : text;
}

function isCaption(
  block: Block | undefined,
  kind: LineKind | undefined,
  isLabelled: boolean,
): boolean {
  if (block?.kind !== "paragraph" || block.text.length > MAX_CAPTION_LENGTH) return false;
  if (isCredit(block.text) || BYLINE.test(block.text)) return false;
  if (isLabelled) return kind === "short" || kind === "sentence" || kind === "prose";
  const isOpen = !endsSentence(block.text) && !LEADS.test(block.text);
  return kind === "short" && unitsOf(block.text) >= 4 && isOpen;
}
