import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Block, Document } from "../posts/document.ts";
import { boundWords, cleanText, hasContent, MAX_TITLE_LENGTH } from "./clean_text.ts";
import { htmlToMarkdown } from "./html.ts";
import { detectLanguage } from "./language.ts";
import { splitLines, wrapWidth } from "./line_breaks.ts";
import { boundMarkdown, divideMarkdown } from "./markdown_bounds.ts";
import { promoteHeadings } from "./plain_headings.ts";

/** Indented text is prose far more often than code; addresses are text. */
const DISABLED = ["codeIndented", "wwwAutolink", "protocolAutolink", "emailAutolink"];
/** Without what looks for addresses in the finished tree, in time by the square. */
const MARKDOWN = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));
/** Bullets that are not Markdown. */
const BULLET =
  /^([ \t]*)(?:[•‣◦▪▫●○■□★☆✓✔✗✘➤➜→►▶]|✅|☑️?|✔️|👉|🔹|🔸|🔶|🔷|⭐️?|📌|▶️|➡️)[ \t]+(?=\S)/gmu;
/** Bullets without a space, as in East Asian texts. */
const TIGHT_BULLET = /^([ \t]*)[・●■◆◇]\s*(?=\S)/gmu;
const THREAD_NUMBER = /^\d{1,2}\/\s+(?=\S)/gm;
const KEYCAP = /^([ \t]*)(\d)\u{FE0F}?\u{20E3}[ \t]*(?=\S)/gmu;
const FRONT_MATTER = /^\s*---\n((?:[\w-]+:.*\n|[ \t].*\n|#.*\n)+)---\n/;
/** Reads plain text, Markdown or HTML as blocks without markup. Never throws; empty text has no blocks. */
export function readText(text: string): Document {
  let source = text.replace(/^\uFEFF/, "").replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n");
  let title: string | null = null;
  source = source.replace(FRONT_MATTER, (_, fields: string) => {
    title = titleIn(fields);
    return "";
  });
  const blocks = promoteHeadings(readBlocks(source));
  const first = blocks[0];
  title ??= first?.kind === "heading" ? first.text : null;
  const all = blocks.map((block) => block.text).join("\n");
  return { title: title === null ? null : cleanText(title), blocks, ...detectLanguage(all) };
}

function titleIn(fields: string): string | null {
  const value = /^title:(.*)$/m.exec(fields)?.[1]?.trim() ?? "";
  const title = value.replace(/^["']|["']$/g, "");
  return title === "" || title.length > MAX_TITLE_LENGTH ? null : title;
}

/** Converts a short text to a single line, without Markdown or HTML. */
export function plainLine(text: string): string {
  return readBlocks(text)
    .map((block) => block.text)
    .join(" ");
}

function readBlocks(source: string): Block[] {
  const width = wrapWidth(source);
  return divideMarkdown(prepare(source))
    .flatMap((part) => parse(part).flatMap((node) => blocksOf(node, 0, width)))
    .map((block) => ({ ...block, text: cleanText(block.text) }))
    .filter((block) => hasContent(block.text));
}

function parse(markdown: string): RootContent[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm({ singleTilde: false }), { disable: { null: DISABLED } }],
    mdastExtensions: MARKDOWN,
  });
  return tree.children;
}

function prepare(source: string): string {
  return boundMarkdown(
    boundWords(htmlToMarkdown(source))
      // Any remaining "<" is literal.
      .replace(/<(?!https?:\/\/|[\w.+-]{1,64}@)/g, "\\<")
      .replace(BULLET, "$1- ")
      .replace(TIGHT_BULLET, "$1- ")
      .replace(THREAD_NUMBER, "")
      .replace(KEYCAP, "$1$2. "),
  );
}

function blocksOf(node: RootContent, depth: number, width: number): Block[] {
  switch (node.type) {
    case "heading": {
      const lines = plain(node).split("\n");
      const text = lines.join(" ");
      // Markdown takes a whole paragraph above a rule for a heading.
      const isProse = lines.length > 1 || text.length > 120 || /[.。;,]$/u.test(text);
      return isProse ? paragraphs(lines, width) : [{ kind: "heading", text, level: node.depth }];
    }
    case "paragraph": {
      const only = node.children.length === 1 ? node.children[0] : undefined;
      const text = plain(node);
      if (only?.type === "strong" && text.length <= 80 && !/[.!?。！？]$/u.test(text)) {
        return [{ kind: "heading", text, level: 3 }];
      }
      return paragraphs(text.split("\n"), width);
    }
    case "list":
      return node.children.flatMap((item) => {
        let isFirst = true;
        return item.children.flatMap((child) => {
          if (child.type !== "paragraph") return blocksOf(child, depth + 1, width);
          const kind = isFirst ? "list_item" : "paragraph";
          isFirst = false;
          const text = joined(plain(child));
          return [{ kind, text, level: kind === "list_item" ? depth + 1 : 0 } satisfies Block];
        });
      });
    case "blockquote": {
      const inner = node.children.flatMap((child) => blocksOf(child, depth, width));
      const text = inner.map((block) => block.text).join(" ");
      return [{ kind: "quote", text, level: 0 }];
    }
    case "table": {
      const [head, ...rows] = node.children.map((row) => row.children.map(plain));
      return rows.map((cells) => ({
        kind: "list_item",
        text: rowText(head ?? [], cells),
        level: 1,
      }));
    }
    default:
      return [];
  }
}

function rowText(head: readonly string[], [first = "", ...rest]: readonly string[]): string {
  const named = rest
    .map((cell, index) =>
      rest.length > 1 && head[index + 1] ? `${head[index + 1]} ${cell}` : cell,
    )
    .filter((cell) => cell !== "");
  return named.length > 0 ? `${first}: ${named.join(", ")}` : first;
}

function paragraphs(lines: readonly string[], width: number): Block[] {
  return splitLines(lines, width).map((text) => ({ kind: "paragraph", text, level: 0 }));
}

function joined(text: string): string {
  return splitLines(text.split("\n"), Number.NEGATIVE_INFINITY).join(" ");
}

/** The text of a node, with the line breaks of the source. */
function plain(node: Nodes): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return node.value;
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
