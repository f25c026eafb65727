import { endsSentence } from "../../../src/documents/line_kinds.ts";
import type { Specimen } from "./_corpus.ts";
import { keyOf, linesOf } from "./_words.ts";

/** A text with what is the article's of it. */
type Variant = Pick<Specimen, "bytes" | "clean">;

/** Languages that part no words. */
const UNSPACED: ReadonlySet<string> = new Set(["ja", "th", "zh"]);
/** Shorter lines are headings and labels. */
const MIN_SENTENCES = 60;

/** The same page of somebody who sets each sentence apart, as many papers do. */
export function withSentencesApart({ bytes, clean, language }: Specimen): Variant {
  const segments = new Intl.Segmenter(language, { granularity: "sentence" });
  const apart = (line: string): string =>
    line.length < MIN_SENTENCES
      ? line
      : [...segments.segment(line)].map(({ segment }) => segment.trim()).join("\n\n");
  const own = ownLines(clean);
  return withLines({ bytes, clean }, (lines) =>
    lines.map((line) => (own.has(keyOf(line)) ? apart(line) : line)),
  );
}

/** The same page of somebody who writes long paragraphs: each of two, the last one among them. */
export function withLongParagraphs({ bytes, clean, language }: Specimen): Variant {
  const own = ownLines(clean);
  const gap = UNSPACED.has(language) ? "" : " ";
  const isParagraph = (line: string | undefined): line is string =>
    line !== undefined && line.length >= MIN_SENTENCES && own.has(keyOf(line));
  const long: string[] = [];
  const page = withLines({ bytes, clean }, (source) => {
    const lines = source.filter((line) => line.trim() !== "");
    const joined: string[] = [];
    for (let index = lines.length - 1; index >= 0; index--) {
      const [before, line = ""] = [lines[index - 1], lines[index]];
      if (!isParagraph(line) || !isParagraph(before) || !endsSentence(before)) {
        joined.unshift(line);
        continue;
      }
      long.push(`${before}${gap}${line}`);
      joined.unshift(`${before}${gap}${line}`);
      index -= 1;
    }
    return joined;
  });
  return { ...page, clean: [clean ?? "", ...long].join("\n") };
}

/** The same page with a longer article, which goes on with what another one says. */
export function lengthened({ bytes, clean }: Variant, other: string): Variant {
  const own = ownLines(clean);
  const more = linesOf(other).slice(1);
  const page = withLines({ bytes, clean }, (lines) => {
    const last = lines.findLastIndex((line) => own.has(keyOf(line)));
    const middle = lines.findLastIndex((line, index) => index < last && own.has(keyOf(line)));
    return [...lines.slice(0, middle), ...more, ...lines.slice(middle)];
  });
  return { ...page, clean: `${clean ?? ""}\n${more.join("\n")}` };
}

function withLines({ bytes, clean }: Variant, change: (lines: string[]) => string[]): Variant {
  const lines = change(new TextDecoder().decode(bytes).split("\n"));
  const text = lines.map((line) => line.trim()).filter((line) => line !== "");
  return { bytes: new TextEncoder().encode(text.join("\n\n")), clean };
}

function ownLines(clean: string | null): ReadonlySet<string> {
  return new Set(linesOf(clean ?? "").map(keyOf));
}
