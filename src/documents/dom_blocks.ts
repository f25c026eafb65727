import type { Block, Cell } from "../posts/document.ts";
import { splitAttribution } from "./speakers.ts";
import { isVerse } from "./verse.ts";

/** Elements that are not text. */
const SKIPPED = new Set(
  `script style head nav noscript svg form button template iframe object select textarea input audio video
  canvas dialog map math`.split(/\s+/),
);
/** Elements that stand for themselves. */
const BLOCKS = new Set(
  `address article aside body caption center dd details div dl dt fieldset figure footer header hr html legend
  main p section summary tbody td tfoot th thead tr`.split(/\s+/),
);
const HEADING = /^h([1-6])$/;

/** Reads an element of a web page as blocks. Texts keep no markup. */
export function domBlocks(element: Element): Block[] {
  const blocks: Block[] = [];
  walk(element, 0, blocks);
  return blocks;
}

function walk(element: Element, depth: number, blocks: Block[]): void {
  let text = "";
  const flush = (): void => {
    blocks.push(...paragraphs(text));
    text = "";
  };
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      if (child.nodeType === 3) text += child.textContent?.replace(/\s+/g, " ") ?? "";
      continue;
    }
    const name = child.localName;
    if (name === "br") text += "\n";
    if (SKIPPED.has(name) || name === "br") continue;
    if (isInline(child)) {
      text += inlineText(child);
      continue;
    }
    flush();
    readBlock(child, depth, blocks);
  }
  flush();
}

function readBlock(element: Element, depth: number, blocks: Block[]): void {
  const name = element.localName;
  const level = HEADING.exec(name)?.[1];
  if (level !== undefined)
    add(blocks, { kind: "heading", text: lineOf(element), level: Number(level) });
  else if (name === "ul" || name === "ol") readList(element, depth, blocks);
  else if (name === "blockquote") readQuote(element, depth, blocks);
  else if (name === "figcaption") add(blocks, { kind: "caption", text: lineOf(element), level: 0 });
  else if (name === "pre") add(blocks, { kind: "code", text: element.textContent ?? "", level: 0 });
  else if (name === "table" && isTable(element)) readTable(element, blocks);
  else walk(element, depth, blocks);
}

function readList(list: Element, depth: number, blocks: Block[]): void {
  const start = Number(list.getAttribute("start") ?? 1);
  let number = Number.isInteger(start) && start >= 0 ? start : 1;
  for (const item of list.children) {
    const inner: Block[] = [];
    walk(item, depth + 1, inner);
    const [first, ...rest] = inner;
    if (first === undefined) continue;
    if (first.kind === "paragraph") {
      const counted = list.localName === "ol" ? { number } : {};
      blocks.push({ kind: "list_item", text: first.text, level: depth + 1, ...counted });
    } else blocks.push(first);
    blocks.push(...rest);
    number += 1;
  }
}

function readQuote(quote: Element, depth: number, blocks: Block[]): void {
  const inner: Block[] = [];
  walk(quote, depth, inner);
  const lines = inner.filter(({ kind }) => kind !== "code").map(({ text }) => text);
  if (lines.length > 0) blocks.push({ kind: "quote", level: 0, ...splitAttribution(lines) });
  blocks.push(...inner.filter(({ kind }) => kind === "code"));
}

/** Pages of old are set in tables, which are no tables. */
function isTable(table: Element): boolean {
  const rows = [...table.querySelectorAll("tr")];
  return (
    table.querySelector("table") === null &&
    rows.length > 1 &&
    rows.every((row) => row.children.length > 1 || row.children.length === 0 || isTitleRow(row))
  );
}

function isTitleRow(row: Element): boolean {
  return row.children.length === 1 && row.firstElementChild?.hasAttribute("colspan") === true;
}

function readTable(table: Element, blocks: Block[]): void {
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.children.length > 1);
  const [first, ...rest] = rows;
  const caption = table.querySelector("caption");
  if (caption !== null) add(blocks, { kind: "caption", text: lineOf(caption), level: 0 });
  if (first === undefined) return;
  const hasHead =
    rest.length > 0 && [...first.children].every(({ localName }) => localName === "th");
  const head = hasHead ? [...first.children].map(lineOf) : [];
  for (const row of hasHead ? rest : rows) {
    const cells = [...row.children].map(
      (cell, index): Cell => ({ column: head[index] || null, text: lineOf(cell) }),
    );
    if (cells.some(({ text }) => text !== "")) {
      blocks.push({ kind: "list_item", text: rowText(cells), level: 1, cells });
    }
  }
}

/** The cells of a row in one line, with the names of their columns where there are several. */
export function rowText(cells: readonly Cell[]): string {
  const [first, ...rest] = cells;
  const named = rest
    .filter(({ text }) => text !== "")
    .map(({ column, text }) => (column !== null && rest.length > 1 ? `${column} ${text}` : text));
  if (first === undefined || named.length === 0) return first?.text ?? "";
  return first.text === "" ? named.join(", ") : `${first.text}: ${named.join(", ")}`;
}

function paragraphs(source: string): Block[] {
  const lines = source.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const filled = lines.filter((line) => line !== "");
  if (filled.length > 3 && isVerse(lines.join("\n"))) {
    return lines
      .join("\n")
      .split(/\n{2,}/)
      .map((text) => ({ kind: "verse", text: text.trim(), level: 0 }));
  }
  return filled.map((text) => ({ kind: "paragraph", text, level: 0 }));
}

function add(blocks: Block[], block: Block): void {
  if (block.text.trim() !== "") blocks.push(block);
}

function isInline(element: Element): boolean {
  const name = element.localName;
  if (BLOCKS.has(name) || HEADING.test(name)) return false;
  if (/^(?:ul|ol|blockquote|figcaption|pre|table)$/.test(name)) return false;
  return [...element.children].every((child) => SKIPPED.has(child.localName) || isInline(child));
}

function inlineText(node: Node): string {
  if (!isElement(node))
    return node.nodeType === 3 ? (node.textContent ?? "").replace(/\s+/g, " ") : "";
  if (node.localName === "br") return "\n";
  if (SKIPPED.has(node.localName)) return "";
  return [...node.childNodes].map(inlineText).join("");
}

function lineOf(element: Element): string {
  return inlineText(element).replace(/\s+/g, " ").trim();
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
