import type { Block, SourceDetails } from "../../posts/document.ts";
import { markCaptions, withoutCredit } from "../captions.ts";
import { listFacts } from "../facts.ts";
import { listLed } from "../led_lists.ts";
import { endsSentence, kindOf, type LineKind, unitsOf } from "../line_kinds.ts";
import type { ReadBlock } from "../read_block.ts";
import { listRecipes } from "../recipes.ts";
import { createStems } from "../stems.ts";
import type { HeadedBlocks } from "../title/headed.ts";
import { findTitle } from "../title/mod.ts";
import { retoldTitle } from "../title/retold.ts";
import { keepAnswer } from "./answers.ts";
import { dropAsides } from "./asides.ts";
import { dropAuthor, dropAuthorAbove } from "./author.ts";
import { dropBeyond } from "./beyond.ts";
import { dropBoxes } from "./boxes.ts";
import { withoutFalseByline } from "./byline.ts";
import { dropCommentRules } from "./comment_rules.ts";
import { dropContents, dropRowsOfHeadings } from "./contents.ts";
import { dropAfter } from "./end.ts";
import { dropFactBox } from "./fact_box.ts";
import { dropFragments, dropStray } from "./fragments.ts";
import { captionsOf, firstProse, readHead } from "./head.ts";
import { dropUnlikely } from "./judge/mod.ts";
import { isKept, type JudgedBlocks } from "./judged_blocks.ts";
import { dropLooseLines } from "./loose_lines.ts";
import { linesOf, showsPage, withOpenLines } from "./page.ts";
import { findPosts } from "./posts.ts";
import { dropMenuRows } from "./rows.ts";
import { dropStrangers } from "./strangers.ts";
import { dropTail } from "./tail.ts";
import { dropThread } from "./thread.ts";

/** Fewer words may be a figure that was taken for an ingredient. */
const MIN_SAID = 3;
/** Fewer words are a label, or say where something is. */
const MIN_SENTENCE = 8;

/** A page of menus has more lines; an invitation has fewer, and no sentence either. */
const MIN_MENU = 40;
/** The same of a page of which a headline alone is left. */
const MIN_BARE = 20;

/** "© Somebody" */
const OWNED = /^[©ⓒⒸ]/u;
/** Above the headline of a text that is no page stand hardly as many lines. */
const MIN_ABOVE = 2;

/** What is left of a page. */
export interface Article {
  blocks: Block[];
  /** Where its headline stands among the blocks; -1 if there is none. */
  title: number;
  details: SourceDetails;
  /** True if all of the page was kept, as it is next to nothing but what is around an article elsewhere. */
  isBare?: boolean;
}

/** A page by rules: what kinds of lines there are, and which of them are no part of the article. */
export interface RuledPage {
  judged: JudgedBlocks & { blocks: ReadBlock[] };
  /** Where its headline stands among the blocks; -1 if there is none. */
  title: number;
  details: SourceDetails;
  dropped: Set<number>;
}

/**
 * Finds the article on a page: leaves out menus, controls, notices, what leads elsewhere and what
 * others wrote below it, marks captions, and reads who wrote it and when. A text that is no page
 * comes out whole.
 */
export function findArticle(
  read: readonly Block[],
  { language, isMarkedUp }: { language: string; isMarkedUp: boolean },
): Article {
  const source = linesOf(read, language);
  const kinds = withOpenLines(
    source,
    source.map((block) => kindOf(block, language)),
  );
  const judge = (title?: number): RuledPage => {
    const page = ruleLines(source, kinds, { language, isMarkedUp, title });
    if (!page.judged.isPage) return page;
    dropUnlikely(page);
    dropFactBox(page);
    dropBeyond(page);
    dropLooseLines(page);
    return page;
  };
  const page = judge();
  // What nothing but its headline shows to be a page has that for its headline.
  const mayBeRetold = showsPage(source, kinds) || isMarkedUp;
  const title = mayBeRetold ? retoldTitle(page) : -1;
  return articleOf(source, title < 0 ? page : judge(title));
}

/** What is known of a source before its lines are judged. */
export interface RuleOptions {
  language: string;
  isMarkedUp: boolean;
  /** Where the headline stands; it is looked for without it. */
  title?: number | undefined;
}

/** The lines of a source with what each is, captions of pictures told from text. */
export function markLines(
  source: readonly ReadBlock[],
  found: readonly LineKind[],
  { language, isMarkedUp }: Pick<RuleOptions, "language" | "isMarkedUp">,
): HeadedBlocks {
  const isPage = showsPage(source, found) || isMarkedUp;
  const listed = listRecipes(source.map(withCleanCaption), found);
  return { ...(isPage ? markCaptions(listed.blocks, listed.kinds) : listed), language, isPage };
}

/** Judges the lines of a source by rules, with what is known of each by itself. */
export function ruleLines(
  source: readonly ReadBlock[],
  found: readonly LineKind[],
  options: RuleOptions,
): RuledPage {
  const first = markLines(source, found, options);
  const title = options.title ?? findTitle(first);
  const isHeaded = !first.isPage && title >= MIN_ABOVE;
  const marked = isHeaded ? markLines(source, found, { ...options, isMarkedUp: true }) : first;
  const { language, isPage } = marked;
  const { blocks, kinds } = isPage
    ? listed(marked)
    : { blocks: [...marked.blocks], kinds: marked.kinds };
  const judged = { blocks, kinds, language, isPage, stemsIn: createStems(language) };
  const details: SourceDetails = {};
  const dropped = new Set<number>();
  const body = firstProse(judged, title);
  const speakers = isPage ? findPosts(judged, { title, dropped }) : new Map<number, string>();
  for (const [index, speaker] of speakers) {
    const block = blocks[index];
    if (block !== undefined) blocks[index] = { ...block, speaker };
  }
  if (speakers.size === 0) readHead(judged, { title, body, details, dropped });
  dropRowsOfHeadings(judged, { title, dropped });
  // Who took a picture is on no slide, whatever stands around it.
  for (const [index, kind] of kinds.entries()) {
    const block = blocks[index];
    const isOwned = kind === "furniture" && OWNED.test(block?.text ?? "");
    if (block?.kind === "paragraph" && (kind === "credit" || isOwned)) dropped.add(index);
  }
  const isAnswered = isPage && speakers.size === 0 && keepAnswer(judged, { title, dropped });
  if (isAnswered) dropMenuRows(judged, { title, dropped });
  else if (isPage) {
    dropMenuRows(judged, { title, dropped });
    if (speakers.size === 0) dropThread(judged, { body, dropped });
    const article = dropAfter(judged, { body, dropped });
    const signed = dropAuthor(judged, { body, end: article, byline: details.byline, dropped });
    dropAuthorAbove(judged, { body, end: signed, byline: details.byline, dropped });
    const end = dropTail(judged, { body, end: signed, dropped });
    dropContents(judged, { title, end, dropped });
    dropBoxes(judged, { body, end, dropped });
    dropAsides(judged, { body, end, dropped });
    dropStrangers(judged, { title, body, end, dropped });
    dropFragments(judged, { title, body, end, dropped });
    dropCommentRules(judged, { body, end, dropped });
  } else {
    dropStray(judged, title, dropped);
    dropAuthor(judged, { body, end: blocks.length, byline: details.byline, dropped });
  }
  for (const index of isPage ? captionsOf(kinds, { title, body, blocks }) : []) {
    const { text } = blocks[index] ?? { text: "" };
    blocks[index] = { kind: "caption", text, level: 0 };
  }
  return { judged, title, details, dropped };
}

/** Lines within a text that are a list, though nothing marks them as one. */
function listed({ blocks, kinds }: HeadedBlocks): { blocks: ReadBlock[]; kinds: LineKind[] } {
  const facts = listFacts(blocks, kinds);
  return listLed(facts.blocks, facts.kinds);
}

/** What is left of a page: all of it if that is next to nothing, and nothing if it has only menus. */
function articleOf(source: readonly Block[], page: RuledPage): Article {
  const { judged, title, details, dropped } = page;
  const { blocks, kinds } = judged;
  const kept = blocks.flatMap((_, index) => (dropped.has(index) ? [] : [index]));
  const isSaid = (index: number): boolean => {
    const { kind, text } = blocks[index] ?? { kind: "heading", text: "" };
    return isKept(kinds[index]) && kind !== "heading" && unitsOf(text) >= MIN_SAID;
  };
  const isTold = (index: number): boolean => isSaid(index) || kinds[index] === "item";
  const hasText = [...kinds.keys()].some(isTold);
  const least = kept.length <= 1 ? MIN_BARE : MIN_MENU;
  if (judged.isPage && !hasText && blocks.length >= least) {
    return { blocks: [], title: -1, details: {} };
  }
  const isEmptied = [...kinds.keys()].some(isSaid) && !kept.some(isSaid);
  if (isEmptied || kept.length === 0) {
    return { blocks: [...source], title, details: {}, isBare: true };
  }
  // Of a page that has sentences, some are its text: those of captions, or beside what is none.
  const sentences = sentencesOf(page);
  const told = kept.some((index) => sentences.includes(index)) ? [] : sentences;
  const all = [...new Set([...kept, ...told])].sort((one, other) => one - other);
  return {
    blocks: all.flatMap((index) => {
      const block = blocks[index];
      if (block === undefined || !told.includes(index)) return block ?? [];
      return { kind: "paragraph", text: block.text, level: 0 };
    }),
    title: title < 0 ? -1 : all.indexOf(title),
    details: withoutFalseByline(details, {
      headline: blocks[title]?.text ?? "",
      lines: kept.map((index) => blocks[index]?.text ?? ""),
      language: judged.language,
    }),
  };
}

function sentencesOf({ judged: { blocks, kinds } }: RuledPage): number[] {
  return [...kinds.keys()].filter((index) => {
    const text = blocks[index]?.text ?? "";
    const isText = kinds[index] === "prose" || kinds[index] === "caption";
    return isText && endsSentence(text) && unitsOf(text) >= MIN_SENTENCE;
  });
}

function withCleanCaption(block: Block): Block {
  return block.kind === "caption" ? { ...block, text: withoutCredit(block.text) } : block;
}
