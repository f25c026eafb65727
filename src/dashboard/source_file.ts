/** What a file is to the form for a new post. */
export type SourceFileKind = "pdf" | "text" | "picture" | "other";

/** Endings of text files, whose media type browsers often do not know. */
const TEXT_ENDINGS = /\.(txt|text|md|markdown)$/i;

/** What `accept` of a file input takes for a source. */
export const ACCEPTED_SOURCES = "application/pdf,.pdf,text/plain,text/markdown,.txt,.md,.markdown";

/** Tells what a file is by its media type and its name. */
export function kindOfFile({ type, name }: Pick<File, "type" | "name">): SourceFileKind {
  if (type === "application/pdf" || /\.pdf$/i.test(name)) return "pdf";
  if (type.startsWith("image/")) return "picture";
  const isText = type === "text/plain" || type === "text/markdown" || TEXT_ENDINGS.test(name);
  return isText ? "text" : "other";
}

/** Reads a text file: UTF-8, UTF-16 with a byte order mark, or what Windows wrote before. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
