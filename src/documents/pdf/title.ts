import type { Block, SourceDetails } from "../../posts/document.ts";
import { anyOf, phrasesOf } from "../languages/mod.ts";
import { promoteHeadings } from "../plain_headings.ts";
import { looksLikeTitle } from "../title/shape.ts";
import type { PlacedBlock } from "./blocks.ts";
import { bylineAmong } from "./byline.ts";
import { frontMatterOf, isProse } from "./front_matter.ts";
import { agree } from "./letters_of.ts";
import { metadataTitle, type PdfMetadata } from "./metadata.ts";

/** The blocks of a PDF without what only names its author, and what they say of its origin. */
export interface PdfFront {
  title: string | null;
  blocks: Block[];
  details?: SourceDetails;
}

/** Blocks from the beginning that may be a title or name an author. */
const FRONT_BLOCKS = 12;
const MIN_TITLE_LETTERS = 3;
/** Lines above a title that tell where it is from are few, and set in smaller letters. */
const MAX_HEAD_BLOCKS = 6;
const MAX_ORIGIN_SCALE = 0.95;
const MIN_TEXT_LENGTH = 200;
/** What the first section of a manual's page says: "ls, dir - lists what a folder holds". */
const NAMED = /^[\p{L}\p{N}_.+-]+(?:, [\p{L}\p{N}_.+-]+)* [-–—‐] \S.{4,120}$/u;
/** "price-list-2", as spreadsheets print above their pages. */
const NAMES_A_FILE = /^[\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)+$/u;
/** Parts of a journal's or a publisher's imprint. */
const IMPRINT =
  /\bIS[SB]N\b|\bdoi\b|https?:|\bwww\.|\S@\S|©|\bvol(?:ume|\.)?\s*\d|\b(?:no|nr|n°|issue)\.?\s*\d/iu;
/** What stands below the name of a journal or a publisher. */
const HOMEPAGE = /\bhome\s?page\b|^(?:https?:\/\/|www\.)\S+$/iu;
/** What a document is rather than what it is about, where nothing else stands above it. */
const LABEL = new RegExp(`^(?:${anyOf(phrasesOf("documents"))})$`, "iu");
const SECTION = /^(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*\.?|[IVX]{1,4}\.)\s/u;
/** Finds title and byline among the first blocks and in the file's own words, where they agree. */
export function readFront(placed: readonly PlacedBlock[], metadata: PdfMetadata): PdfFront {
  const hasHeadings = placed.some(({ block }) => block.kind === "heading");
  const all = placed.map(({ block }) => block);
  if (!hasHeadings) {
    const [head, below] = all;
    const isTitled =
      head?.kind === "paragraph" &&
      looksLikeTitle(head.text) &&
      (below?.text.length ?? 0) > Math.max(60, 1.5 * head.text.length);
    const blocks = promoteHeadings(all, {
      title: isTitled ? 0 : -1,
      isMarked: all.some(({ kind }, index) => kind === "heading" && !(isTitled && index === 0)),
    });
    const first = blocks[0];
    return {
      title: metadataTitle(metadata) ?? (first?.kind === "heading" ? first.text : null),
      blocks,
    };
  }
  const own = metadataTitle(metadata);
  const manual = manualName(placed);
  const found = manual ?? titleAmong(placed, own);
  const texts = found?.map(({ block }) => block.text);
  const title = texts === undefined ? null : texts.slice(manual === null ? 0 : 1).join(" ");
  const start = found?.[0] === undefined ? 0 : placed.indexOf(found[0]);
  const end = start + (found?.length ?? 0);
  const { items, byline } = bylineAmong(placed.slice(end, end + FRONT_BLOCKS), metadata.author);
  const matter = frontMatterOf(found === null ? [] : placed.slice(end));
  const isBelowHead = isHeaded(placed, start);
  const blocks = placed.flatMap((item, index): Block[] => {
    const isHead = index < start && (isBelowHead || item.isParted || isImprint(item.block));
    if (items.has(item) || matter.items.has(item) || isHead) return [];
    if (title === null || index < start || index >= end) return [item.block];
    return index === start ? [{ kind: "heading", text: title, level: 1 }] : [];
  });
  const details = {
    ...(byline !== null && { byline }),
    ...(matter.date !== null && { date: matter.date }),
  };
  return {
    title: title ?? own,
    blocks,
    ...(Object.keys(details).length > 0 && { details }),
  };
}

/** True if a title stands in the largest letters of its page below a few short lines, which tell where it is from. */
function isHeaded(placed: readonly PlacedBlock[], start: number): boolean {
  const title = placed[start];
  if (title === undefined || start > MAX_HEAD_BLOCKS) return false;
  const page = placed.filter((item) => item.page === title.page);
  return (
    page.every(({ fontSize }) => fontSize <= title.fontSize) &&
    placed.slice(0, start).every((item) => isOrigin(item, title)) &&
    page.some(({ block }) => isProse(block) && block.text.length > MIN_TEXT_LENGTH)
  );
}

function isOrigin({ block, fontSize }: PlacedBlock, title: PlacedBlock): boolean {
  const isShort = block.text.length < 120 && !isProse(block);
  return isShort && fontSize < MAX_ORIGIN_SCALE * title.fontSize && !/[.!?]$/u.test(block.text);
}

/** The first section of a manual's page, whose heading is the same in each of them; null if it is no such page. */
function manualName([heading, name]: readonly PlacedBlock[]): PlacedBlock[] | null {
  const isManual =
    heading?.block.kind === "heading" &&
    name?.block.kind === "paragraph" &&
    /^\p{Lu}{3,12}$/u.test(heading.block.text) &&
    NAMED.test(name.block.text);
  return isManual ? [heading, name] : null;
}

/** The blocks that make up the title on the first page; null if none does or the file knows better. */
function titleAmong(placed: readonly PlacedBlock[], own: string | null): PlacedBlock[] | null {
  const front = placed.slice(0, FRONT_BLOCKS).filter(({ page }) => page === placed[0]?.page);
  const headings = front.filter(({ block }) => block.kind === "heading" && isTitle(block.text));
  const agreed = own === null ? [] : front.filter(({ block }) => agree(block.text, own));
  const isJournal = (item: PlacedBlock) => {
    const next = front[front.indexOf(item) + 1]?.block;
    return next !== undefined && next.text.length < 120 && HOMEPAGE.test(next.text);
  };
  const [best] = (agreed.length > 0 ? agreed : headings).toSorted(
    (a, b) =>
      Number(isJournal(a)) - Number(isJournal(b)) ||
      Number(LABEL.test(a.block.text)) - Number(LABEL.test(b.block.text)) ||
      b.fontSize - a.fontSize ||
      Number(a.isParted) - Number(b.isParted),
  );
  if (best !== undefined && agreed.length > 0) return [best];
  const index = best === undefined ? -1 : front.indexOf(best);
  const isLate = front.slice(0, index).some(({ block }) => block.text.length > 200);
  if (
    best === undefined ||
    isLate ||
    SECTION.test(best.block.text) ||
    LABEL.test(best.block.text)
  ) {
    // The heading of a section is no title: what stands above it may be.
    if (own !== null) return null;
    const first = front.find(({ block }) => isTitle(block.text));
    const isShort =
      first !== undefined && first.block.text.length < 110 && !/[.;,:]$/.test(first.block.text);
    if (isShort && first.block.kind === "paragraph") return [first];
    return best === undefined || isLate ? null : [best];
  }
  const next = front[index + 1];
  const isOne =
    next?.block.kind === "heading" &&
    next.fontSize === best.fontSize &&
    next.font === best.font &&
    best.fontSize > (front[index + 2]?.fontSize ?? 0) &&
    best.block.text.length + next.block.text.length < 160;
  return isOne ? [best, next] : [best];
}

function isTitle(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const isName = NAMES_A_FILE.test(text);
  return letters >= MIN_TITLE_LETTERS && 2 * letters > digits && !isName && !IMPRINT.test(text);
}

function isImprint({ text }: Block): boolean {
  return text.length < 200 && (IMPRINT.test(text) || LABEL.test(text));
}
