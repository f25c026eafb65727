import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

/** A block of code on a page. */
export interface Block {
  /** Where it is, such as "docs/api.md:12". */
  at: string;
  language: string;
  code: string;
  /** Whether it may be run: a comment before it can say "not run: WHY". */
  isRun: boolean;
  /** The path that its first line names, as in "// stages/announce.ts"; null if there is none. */
  path: string | null;
}

/** A page of the documentation. */
export interface Page {
  /** From the project's folder, such as "docs/api.md". */
  file: string;
  text: string;
  /** The text without blocks of code. */
  prose: string;
  blocks: Block[];
}

const BLOCK = /(<!--[^>]*-->\n)?^```(\w*)\n(.*?)^```$/gms;

/** Reads README.md and everything in docs/. */
export async function readPages(): Promise<Page[]> {
  const names = (await readdir(join(PROJECT, "docs"))).filter((name) => name.endsWith(".md"));
  const files = ["README.md", ...names.sort().map((name) => `docs/${name}`)];
  return await Promise.all(
    files.map(async (file) => pageOf(file, await Bun.file(join(PROJECT, file)).text())),
  );
}

/** Takes a page apart. */
export function pageOf(file: string, text: string): Page {
  const blocks = [...text.matchAll(BLOCK)].map((match) => {
    const [, comment = "", language = "", code = ""] = match;
    const line = text.slice(0, match.index).split("\n").length;
    return {
      at: `${file}:${line}`,
      language,
      code,
      isRun: !/^<!-- not run: \S/.test(comment),
      path: /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? null,
    };
  });
  return { file, text, prose: text.replaceAll(BLOCK, ""), blocks };
}

/** What the headings of a page are linked by. */
export function anchorsOf({ prose }: Page): string[] {
  const anchors: string[] = [];
  for (const [, heading = ""] of prose.matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-");
    const before = anchors.filter((anchor) => anchor === slug).length;
    anchors.push(before === 0 ? slug : `${slug}-${before}`);
  }
  return anchors;
}

/** Where the links and pictures of a page lead, but for other sites. */
export function linksOf({ prose }: Page): string[] {
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}
