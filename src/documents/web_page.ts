import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import type { Block, SourceDetails } from "../posts/document.ts";
import { readAuthor, readDetails } from "./details.ts";
import { domBlocks } from "./dom_blocks.ts";
import { withoutPrograms } from "./html.ts";
import { detectLanguageOf } from "./language.ts";
import { lineKey } from "./languages/mod.ts";
import { unitsOf } from "./line_kinds.ts";

/** A web page, read. */
export interface WebPage {
  blocks: Block[];
  details: SourceDetails;
}

// More than any honest page has. The parser and Readability recurse once per level.
const MAX_LENGTH = 2_000_000;
const MAX_TAGS = 20_000;
const MAX_DEPTH = 150;
/** Less text than that is not the article of a page. */
const MIN_ARTICLE_LENGTH = 140;
const WHOLE =
  /^\s*(?:<\?xml[^<>]*>\s*)?(?:<!--[^>]{0,200}-->\s*)?<(?:!doctype html|html|head|body)[\s>]/iu;
const BLOCK = /<\/(?:p|div|h[1-6]|li|table|article|section|blockquote|figure)\s*>/giu;
const MIN_BLOCKS = 3;
/** Author and date stand no further below a headline. */
const MAX_HEAD_BLOCKS = 6;
const TAG = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])[^<>]*>/giu;
const VOID = new Set(
  "area base br col embed hr img input link meta param source track wbr p li td th tr dt dd option".split(
    " ",
  ),
);

/** Reads the article of a web page; null if it is larger or deeper than any. */
export function readWebPage(source: string): WebPage | null {
  if (!isBounded(source)) return null;
  const html = WHOLE.test(source) ? source : `<!doctype html><html><body>${source}</body></html>`;
  const { document } = parseHTML(html);
  // Readability takes every footer off, and with it who is quoted.
  for (const footer of document.querySelectorAll("blockquote footer")) {
    const line = document.createElement("p");
    line.textContent = footer.textContent;
    footer.replaceWith(line);
  }
  const whole = domBlocks(document.body);
  const headings = [...document.querySelectorAll("h1")].map(
    (heading) => heading.textContent?.replace(/\s+/g, " ").trim() ?? "",
  );
  const article = new Readability<Element>(document, {
    charThreshold: MIN_ARTICLE_LENGTH,
    maxElemsToParse: MAX_TAGS,
    serializer: (node) => node as Element,
  }).parse();
  const content = article?.content;
  const found = content === undefined || content === null ? [] : domBlocks(content);
  const { language } = detectLanguageOf(whole);
  const isFound = lengthOf(found) >= MIN_ARTICLE_LENGTH;
  const blocks = isFound ? found : whole;
  const told = article?.title?.replace(/\s+/g, " ").trim() ?? "";
  const site = lineKey(article?.siteName ?? "");
  // The page's own heading is its title as printed, where the window's title says it or shortens it.
  const mains = [...new Set(headings)].filter((main) => main !== "" && lineKey(main) !== site);
  const only = mains.length === 1 ? mains.find((main) => tellsOf(main, told)) : undefined;
  const title =
    mains.find((main) => told === "" || told.includes(main) || opensAlike(main, told)) ??
    only ??
    told;
  const heading: Block = { kind: "heading", text: title, level: 1 };
  const own = blocks.findIndex(({ kind, text }) => kind === "heading" && text === title);
  const details: SourceDetails = {};
  const author = readAuthor(article?.byline ?? "", language);
  if (author !== null && author !== "") details.byline = author;
  if (article?.publishedTime) details.date = article.publishedTime;
  if (article?.siteName) details.publisher = article.siteName;
  const top = whole.findIndex(({ kind, text }) => kind === "heading" && text === title);
  for (const { text } of whole.slice(Math.max(0, top), Math.max(0, top) + MAX_HEAD_BLOCKS)) {
    const { byline: by, date, place } = readDetails(text, language) ?? {};
    if (by !== undefined) details.byline ??= by;
    if (date !== undefined) details.date ??= date;
    if (place !== undefined) details.place ??= place;
  }
  if (title === "") return { blocks, details };
  return { blocks: own < 0 ? [heading, ...blocks] : blocks.with(own, heading), details };
}

/** A shorter one may be the name of the site or of a part of it. */
const MIN_TITLE_UNITS = 4;

/** True for a heading that says in other words what the window's title says. */
function tellsOf(heading: string, title: string): boolean {
  const said = wordsOf(title);
  return (
    unitsOf(heading) >= MIN_TITLE_UNITS &&
    wordsOf(heading).some((word) => word.length >= MIN_SHARED && said.includes(word))
  );
}

/** Letters of a word that two headings share because they are about the same. */
const MIN_SHARED = 4;

function opensAlike(heading: string, title: string): boolean {
  const [first, second] = wordsOf(heading);
  return first !== undefined && second !== undefined && wordsOf(title)[0] === first;
}

function wordsOf(text: string): string[] {
  return lineKey(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** True for the source of a web page, or of a part of one. */
export function looksLikeWebPage(source: string): boolean {
  if (WHOLE.test(source)) return true;
  return /^\s*<[a-z!]/iu.test(source) && (source.match(BLOCK)?.length ?? 0) >= MIN_BLOCKS;
}

function isBounded(source: string): boolean {
  if (source.length > MAX_LENGTH) return false;
  let depth = 0;
  let tags = 0;
  for (const [, slash, name = ""] of withoutPrograms(source).matchAll(TAG)) {
    if (++tags > MAX_TAGS) return false;
    if (VOID.has(name.toLowerCase())) continue;
    depth += slash === "" ? 1 : -1;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}
