import type { List, Nodes, Paragraph, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Block, Cell } from "../posts/document.ts";
import { rowText } from "./dom_blocks.ts";
import { splitLines } from "./line_breaks.ts";
import type { ReadBlock } from "./read_block.ts";
import { splitAttribution } from "./speakers.ts";
import { SPEAKER_LINK } from "./to_markdown.ts";
import { hasShortLines, isVerseLabel, verseKey } from "./verse.ts";

/** Indented text is prose far more often than code; addresses are text. */
const DISABLED = ["codeIndented", "wwwAutolink", "protocolAutolink", "emailAutolink"];
/** Without what looks for addresses in the finished tree, in time by the square. */
const MARKDOWN = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));

/** A line that a poem and its page share is no stanza. */
const MIN_VERSE_LINES = 2;

/** Shorter lines of an item are likely to stand for themselves, in columns. */
const MIN_WRAPPED_WIDTH = 40;

/** How the lines of a text are to be read. */
export interface Lines {
  /** The width at which they are wrapped, in terminal columns. */
  width: number;
  /** True if they are a poem's or a song's. */
  isVerse: boolean;
  /** The lines of poems and songs among others, as `verseKey()` gives them. */
  verses: ReadonlySet<string>;
}

/** Reads Markdown as blocks. */
export function markdownBlocks(markdown: string, lines: Lines): Block[] {
  return parse(markdown).flatMap((node) => blocksOf(node, 0, { ...lines, markdown }));
}

function parse(markdown: string): RootContent[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm({ singleTilde: false }), { disable: { null: DISABLED } }],
    mdastExtensions: MARKDOWN,
  });
  return tree.children;
}

interface Source extends Lines {
  markdown: string;
}

function blocksOf(node: RootContent, depth: number, how: Source): Block[] {
  switch (node.type) {
    case "heading": {
      const lines = plain(node).split("\n");
      const text = lines.join(" ");
      // Markdown takes a whole paragraph above a rule for a heading; behind a number sign, a sentence may be one.
      const isMarked = how.markdown[node.position?.start.offset ?? -1] === "#";
      const isProse =
        lines.length > 1 || text.length > 120 || (isMarked ? /[;,]$/u : /[.。;,]$/u).test(text);
      return isProse ? paragraphs(lines, how) : [{ kind: "heading", text, level: node.depth }];
    }
    case "paragraph": {
      const only = node.children.length === 1 ? node.children[0] : undefined;
      if (only?.type === "image" && only.title) {
        return [{ kind: "caption", text: only.title, level: 0 }];
      }
      const speaker = speakerOf(node);
      if (speaker !== null) return [{ kind: "paragraph", level: 0, ...speaker }];
      if (leadsElsewhere(node)) return [];
      const text = plain(node);
      if (only?.type === "strong" && text.length <= 80 && !/[.!?。！？]$/u.test(text)) {
        return [{ kind: "heading", text, level: 3 }];
      }
      return paragraphs(text.split("\n"), how);
    }
    case "list": {
      const numbers = node.ordered ? numbersOf(node, how.markdown) : [];
      return node.children.flatMap((item, index) => {
        const number = numbers[index] === undefined ? {} : { number: numbers[index] };
        let isFirst = true;
        return item.children.flatMap((child): Block[] => {
          if (child.type !== "paragraph") return blocksOf(child, depth + 1, how);
          const speaker = isFirst ? speakerOf(child) : null;
          const said = speaker?.text ?? plain(child);
          const width = indentedWidth(child, how.markdown) ?? how.width;
          const [text = "", ...below] = splitLines(said.split("\n"), width);
          const rest = below.map((line): Block => ({ kind: "paragraph", text: line, level: 0 }));
          if (!isFirst) return [{ kind: "paragraph", text, level: 0 }, ...rest];
          isFirst = false;
          return [{ kind: "list_item", level: depth + 1, ...speaker, text, ...number }, ...rest];
        });
      });
    }
    case "blockquote": {
      const inner = node.children.flatMap((child) => blocksOf(child, depth, how));
      const code = inner.filter((block) => block.kind === "code");
      const said = inner.filter((block) => block.kind !== "code").map((block) => block.text);
      return said.length === 0
        ? code
        : [{ kind: "quote", level: 0, ...splitAttribution(said) }, ...code];
    }
    case "code":
      return [{ kind: "code", text: node.value, level: 0 }];
    case "table": {
      const tables = splitTables(node.children.map((row) => row.children.map(plain)));
      return tables.flatMap(([head = [], ...rows]) =>
        (rows.length === 0 ? [head] : rows).map((cells) =>
          rowOf(rows.length === 0 ? [] : head, cells),
        ),
      );
    }
    default:
      return [];
  }
}

/** True for what is nothing but links to other files, such as translations of this one. */
function leadsElsewhere({ children }: Paragraph): boolean {
  const inner = children.flatMap((child) =>
    child.type === "emphasis" || child.type === "strong" ? child.children : [child],
  );
  const links = inner.filter((child) => child.type === "link");
  const isOther = ({ url }: { url: string }) =>
    /^(?:\.{0,2}\/)?[\w%.-]+(?:\/[\w%.-]+)*\.\w{1,5}(?:#.*)?$/.test(url);
  const rest = inner
    .filter((child) => child.type !== "link")
    .map(plain)
    .join("");
  return links.length > 0 && links.every(isOther) && !/[\p{L}\p{N}]/u.test(rest);
}

/** The width at which an item is wrapped whose lines are all set in below its marker; null for others. */
function indentedWidth({ position }: Paragraph, markdown: string): number | null {
  const source = markdown.slice(position?.start.offset, position?.end.offset);
  const [first = "", ...below] = source.split("\n");
  if (below.length === 0 || !below.every((line) => /^ {2,}\S/.test(line))) return null;
  const widths = [first, ...below.slice(0, -1)].map((line) => Bun.stringWidth(line.trim()));
  if (widths.some((width) => width < MIN_WRAPPED_WIDTH)) return null;
  return widths.reduce((most, width) => Math.max(most, width), 0);
}

/** The numbers of a list as they are written, but where all are the same one, as Markdown allows. */
function numbersOf({ children, start }: List, markdown: string): number[] {
  const written = children.map(({ position }, index) => {
    const at = position?.start.offset ?? 0;
    const digits = /^\d{1,9}/.exec(markdown.slice(at, at + 9))?.[0];
    return digits === undefined ? (start ?? 1) + index : Number(digits);
  });
  const isSame = written.every((number) => number === written[0]);
  return isSame ? written.map((number, index) => number + index) : written;
}

/** What somebody says whose name is a link that says so; null for any other paragraph. */
function speakerOf({ children }: Paragraph): { speaker: string; text: string } | null {
  const [name, ...rest] = children;
  if (name?.type !== "link" || name.url !== SPEAKER_LINK) return null;
  return { speaker: plain(name), text: rest.map(plain).join("").replace(/^:\s*/u, "") };
}

/** Parts tables that were pasted one right below the other: the row above a rule is the head of the next one. */
function splitTables(rows: readonly string[][]): string[][][] {
  const tables: string[][][] = [[]];
  for (const row of rows) {
    const table = tables.at(-1);
    const isRule = row.length > 1 && row.every((cell) => /^:?-{2,}:?$/.test(cell));
    if (!isRule) table?.push(row);
    else tables.push(table?.splice(-1) ?? []);
  }
  return tables.filter((table) => table.length > 0);
}

function rowOf(head: readonly string[], texts: readonly string[]): Block {
  const cells = texts.map((text, index): Cell => ({ column: head[index] || null, text }));
  return { kind: "list_item", text: rowText(cells), level: 1, cells };
}

function paragraphs(lines: readonly string[], how: Lines): Block[] {
  if (how.isVerse && hasShortLines(lines)) {
    return [{ kind: "verse", text: lines.join("\n"), level: 0 }];
  }
  const own = lines.filter((line) => !isVerseLabel(line));
  const isOfVerse = (line = ""): boolean => how.verses.has(verseKey(line));
  let end = own.findLastIndex(isOfVerse) + 1;
  let start = end;
  while (start > 0 && isOfVerse(own[start - 1])) start -= 1;
  if (end - start < MIN_VERSE_LINES) start = end = 0;
  if (end === 0) return prose(lines, how);
  const text = own.slice(start, end).join("\n");
  return [
    ...prose(own.slice(0, start), how),
    { kind: "verse", text, level: 0 },
    ...prose(own.slice(end), how),
  ];
}

function prose(lines: readonly string[], { width }: Lines): ReadBlock[] {
  return splitLines(lines, width).map((text, index) => ({
    kind: "paragraph",
    text,
    level: 0,
    ...(index > 0 ? { isJoined: true } : {}),
  }));
}

/** The text of a node, with the line breaks of the source. */
function plain(node: Nodes): string {
  switch (node.type) {
    case "text":
      return node.value;
    case "inlineCode":
      // Nothing is escaped in it.
      return node.value.replaceAll("\\<", "<");
    case "break":
      return "\n";
    case "image":
    case "imageReference":
    case "footnoteReference":
    case "html":
      return "";
    default:
      return "children" in node ? node.children.map(plain).join("") : "";
  }
}
