import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Block, Document } from "../posts/document.ts";
import { cleanText, hasContent } from "./clean_text.ts";
import { detectLanguage } from "./language.ts";
import { splitLines, wrapWidth } from "./line_breaks.ts";
import { promoteHeadings } from "./plain_headings.ts";

/** Bullets that are not Markdown. */
const BULLET =
  /^([ \t]*)(?:[•‣◦▪▫●○■□★☆✓✔✗✘➤➜→►▶]|✅|☑️?|✔️|👉|🔹|🔸|🔶|🔷|⭐️?|📌|▶️|➡️)[ \t]+(?=\S)/gmu;
/** Bullets without a space, as in East Asian texts. */
const TIGHT_BULLET = /^([ \t]*)[・●■◆◇]\s*(?=\S)/gmu;
const THREAD_NUMBER = /^\d{1,2}\/\s+(?=\S)/gm;
/** Nesting deeper than anyone intends; the parser recurses once per level. */
const DEEP_NESTING = /^((?:[ \t]*(?:>|[-*+][ \t])){3})(?:[ \t]*(?:>|[-*+][ \t]))+/gmu;
const KEYCAP = /^([ \t]*)(\d)\u{FE0F}?\u{20E3}[ \t]*(?=\S)/gmu;
const FRONT_MATTER = /^\s*---\n((?:[\w-]+:.*\n|[ \t]+.*\n|#.*\n)+)---\n/;
/** Parts of a web page that are not its text. */
const NON_CONTENT =
  /<(script|style|head|nav|footer|noscript|svg|form|button|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
/** Tags to treat as HTML; any other "<word ...>" is literal text. */
const HTML_TAG =
  /<\/?(?:a|abbr|article|aside|b|blockquote|body|br|button|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|head|header|hr|html|i|iframe|img|ins|label|li|link|main|meta|mark|nav|ol|p|picture|pre|q|s|script|section|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|time|title|tr|u|ul|video)(?:\s[^<>]*)?\/?>/giu;

/** Reads plain text, Markdown or HTML as blocks without markup. Never throws; empty text has no blocks. */
export function readText(text: string): Document {
  let source = text.replace(/^\uFEFF/, "").replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n");
  let title: string | null = null;
  source = source.replace(FRONT_MATTER, (_, fields: string) => {
    title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(fields)?.[1] ?? null;
    return "";
  });
  const blocks = promoteHeadings(readBlocks(source));
  const first = blocks[0];
  title ??= first?.kind === "heading" ? first.text : null;
  const all = blocks.map((block) => block.text).join("\n");
  return { title: title === null ? null : cleanText(title), blocks, ...detectLanguage(all) };
}

/** Converts a short text to a single line, without Markdown or HTML. */
export function plainLine(text: string): string {
  return readBlocks(text)
    .map((block) => block.text)
    .join(" ");
}

function readBlocks(source: string): Block[] {
  const width = wrapWidth(source);
  const tree = fromMarkdown(prepare(source), {
    // Indented text is prose far more often than code.
    extensions: [gfm({ singleTilde: false }), { disable: { null: ["codeIndented"] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return tree.children
    .flatMap((node) => blocksOf(node, 0, width))
    .map((block) => ({ ...block, text: cleanText(block.text) }))
    .filter((block) => hasContent(block.text));
}

function prepare(source: string): string {
  return (
    source
      .replace(NON_CONTENT, "")
      .replace(/<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/gi, (_, tag: string, inner: string) => {
        return `\n\n${"#".repeat(Number(tag[1]))} ${inner.replace(/\s+/g, " ")}\n\n`;
      })
      .replace(/<li\b[^>]*>\s*/gi, "\n- ")
      .replace(
        /<\/?(?:p|div|ul|ol|blockquote|section|article|table|tr|br\s*\/?)(?:\s[^<>]*)?>/gi,
        (tag) => (/^<br/i.test(tag) ? "\n" : "\n\n"),
      )
      .replace(HTML_TAG, "")
      // Any remaining "<" is literal.
      .replace(/<(?!https?:\/\/|[\w.+-]+@)/g, "\\<")
      .replace(DEEP_NESTING, "$1")
      .replace(BULLET, "$1- ")
      .replace(TIGHT_BULLET, "$1- ")
      .replace(THREAD_NUMBER, "")
      .replace(KEYCAP, "$1$2. ")
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
