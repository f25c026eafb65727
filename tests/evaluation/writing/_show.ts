import { partsOf } from "./_parts.ts";
import type { Post, Writing } from "./_posts.ts";

/** What each medium's post is called. */
export const NAMES = { picture: "picture", slides: "carousel", video: "reel" } as const;

/** Says all that became of a document as plain text, for an editor to read. */
export function showWriting(name: string, { posts, error, document }: Writing): string {
  if (error !== null) return `=== ${name}: refused: ${error.message}\n`;
  const { language, genre } = posts[0]?.script ?? {};
  const head = `=== ${name}: ${language}, ${genre}, ${document?.title ?? "(no title)"}`;
  return `${[head, ...posts.map(showPost)].join("\n\n")}\n`;
}

function showPost({ medium, script, slides }: Post): string {
  const { caption, hashtags, openingNarration, points, closingNarration } = script;
  const told = [openingNarration, ...points.map(({ narration }) => narration), closingNarration];
  const voice = ["[voice]", ...told.map((lines) => `  ${lines.join(" ") || "-"}`)];
  return [
    `--- ${NAMES[medium]}`,
    ...slides.map((slide, index) => {
      const lines = partsOf(slide).map(({ text }) => `  ${text}`);
      const drawn = "data" in slide && slide.data !== undefined ? `, ${slide.data.kind}` : "";
      return [`[${index + 1} ${slide.kind}${drawn}]`, ...lines].join("\n");
    }),
    ...(medium === "video" ? voice : []),
    `[caption]\n${caption.replace(/^(?=.)/gm, "  ")}`,
    `[hashtags] ${hashtags.join(" ")}`,
  ].join("\n");
}
