import type { Block, Document, SourceDetails } from "../posts/document.ts";
import { findArticle } from "./article/mod.ts";
import { cleanText, MAX_TITLE_LENGTH } from "./clean_text.ts";
import { detectLanguageOf } from "./language.ts";
import { endsSentence } from "./line_kinds.ts";
import { promoteHeadings } from "./plain_headings.ts";
import { listQuantities } from "./quantities.ts";
import { plainBlock } from "./read_block.ts";
import { findSpeakers } from "./speakers.ts";
import { numberSteps } from "./steps.ts";
import { withoutSite } from "./title/names_apart.ts";
import { lettersOf } from "./title/shape.ts";

/** What a source says of itself outside its text. */
export interface Told {
  title: string | null;
  details: SourceDetails;
  /** True if it is a web page, with its markup. */
  isMarkedUp?: boolean;
}

/** Makes a document of a source's blocks: of the article among them, with its title and headings. */
export function documentOf(read: readonly Block[], told: Told): Document {
  // Right below the first line they say that it is their title, and no menu.
  const source = numberSteps(findSpeakers(listQuantities(read, { start: 1 })));
  const detected = detectLanguageOf(source);
  const article = findArticle(source, {
    language: detected.language,
    isMarkedUp: told.isMarkedUp ?? false,
  });
  const headed = isSentenceAlone(article.blocks) ? -1 : article.title;
  const blocks = promoteHeadings(listQuantities(article.blocks, { title: article.title }), {
    title: headed,
    // Menus have no headings.
    isMarked: article.isBare === true || source.some(({ kind }) => kind === "heading"),
  });
  const first = isSentenceAlone(blocks) ? undefined : blocks[article.title];
  const found = first === undefined ? null : withoutSite(first.text, source);
  if (first !== undefined && found !== null) blocks[article.title] = { ...first, text: found };
  const title = told.title === null ? found : withoutSite(cleanText(told.title), source);
  const details = { ...article.details, ...told.details };
  const language = detectLanguageOf(blocks);
  return {
    title: title === null || title.length > MAX_TITLE_LENGTH ? null : title,
    blocks: nestItems(withoutRepeatedTitle(blocks.map(plainBlock), title)),
    ...(Object.keys(details).length === 0 ? {} : { details }),
    ...(blocks.length === 0 ? detected : language),
  };
}

/** True for all that is left of a page: what stands above nothing is no headline. */
function isSentenceAlone(blocks: readonly Block[]): boolean {
  const [first, ...others] = blocks;
  return first?.kind === "paragraph" && others.length === 0 && endsSentence(first.text);
}

/** Counts the levels of a list from its first item on, as the items that others belong to may be left out. */
function nestItems(blocks: readonly Block[]): Block[] {
  let open: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== "list_item" || block.cells !== undefined) {
      open = [];
      return block;
    }
    while ((open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return { ...block, level: open.length };
  });
}

/** A page may say its headline twice. */
function withoutRepeatedTitle(blocks: readonly Block[], title: string | null): Block[] {
  const letters = lettersOf(title ?? "");
  if (letters === "") return [...blocks];
  const first = blocks.findIndex((block) => lettersOf(block.text) === letters);
  return blocks.filter(
    (block, index) => index <= first || block.kind === "code" || lettersOf(block.text) !== letters,
  );
}
