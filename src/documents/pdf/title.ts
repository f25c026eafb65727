import type { Block, SourceDetails } from "../../posts/document.ts";
import { promoteHeadings } from "../plain_headings.ts";
import { looksLikeTitle } from "../title/shape.ts";
import type { PlacedBlock } from "./blocks.ts";
import { bylineAmong } from "./byline.ts";
import { frontMatterOf, isProse } from "./front_matter.ts";
import { manualName } from "./manual_page.ts";
import { metadataTitle, type PdfMetadata } from "./metadata.ts";
import { FRONT_BLOCKS, isImprint, isLabel, titleAmong } from "./title_blocks.ts";

/** The blocks of a PDF without what only names its author, and what they say of its origin. */
export interface PdfFront {
  title: string | null;
  blocks: Block[];
  details?: SourceDetails;
}

/** Lines above a title that tell where it is from are few, and set in smaller letters. */
const MAX_HEAD_BLOCKS = 6;
/** Leads from a title to a note on who paid for the work. */
const NOTE_MARK = /\s+[*§]+$|\s*[∗†‡]+$/u;
/** Between a title in the body's letters and the text, such as the name of its first section. */
const MAX_BLOCKS_BETWEEN = 2;
const MAX_ORIGIN_SCALE = 0.95;
const MIN_TEXT_LENGTH = 200;

/** Finds title and byline among the first blocks and in the file's own words, where they agree. */
export function readFront(placed: readonly PlacedBlock[], metadata: PdfMetadata): PdfFront {
  const hasHeadings = placed.some(({ block }) => block.kind === "heading");
  const all = placed.map(({ block }) => block);
  const own = ownTitle(metadata, all);
  const manual = manualName(placed);
  if (!hasHeadings && manual === null) {
    const [head, ...below] = all.slice(0, 1 + MAX_BLOCKS_BETWEEN);
    const isTitled =
      (head?.kind === "paragraph" || head?.kind === "caption") &&
      looksLikeTitle(head.text) &&
      below.some(({ text }) => text.length > Math.max(60, 1.5 * head.text.length));
    const blocks = promoteHeadings(all, {
      title: isTitled ? 0 : -1,
      isMarked: all.some(({ kind }, index) => kind === "heading" && !(isTitled && index === 0)),
    });
    const first = blocks[0];
    return {
      title: own ?? (first?.kind === "heading" ? first.text : null),
      blocks,
    };
  }
  const found =
    manual === null
      ? titleAmong(placed, { own, author: metadata.author })
      : placed.slice(0, placed.indexOf(manual) + 1);
  const printed = manual?.block.text ?? found?.map(({ block }) => block.text).join(" ");
  const title = printed?.replace(NOTE_MARK, "") ?? null;
  const start = found?.[0] === undefined ? 0 : placed.indexOf(found[0]);
  const end = start + (found?.length ?? 0);
  const { items, byline } = bylineAmong(placed.slice(end, end + FRONT_BLOCKS), metadata.author);
  const matter = frontMatterOf(found === null && own === null ? [] : placed.slice(end));
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

/** The title that a file has, if it says what the text is about. */
function ownTitle(metadata: PdfMetadata, blocks: readonly Block[]): string | null {
  const title = metadataTitle(metadata, blocks.map(({ text }) => text).join("\n"));
  return title === null || isLabel(title) ? null : title;
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
