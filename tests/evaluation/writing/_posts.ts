import { createIsolatedDocuments } from "../../../src/isolation/documents.ts";
import type { Document } from "../../../src/posts/document.ts";
import type { Medium } from "../../../src/posts/medium.ts";
import type { Script } from "../../../src/posts/script.ts";
import type { Slide } from "../../../src/posts/slide.ts";
import { briefFor } from "../../../src/stages/_brief.ts";
import {
  carouselSlides,
  closingSlide,
  coverSlide,
  pointSlide,
  singleSlide,
} from "../../../src/stages/_slides.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";
import type { Brief, Writer } from "../../../src/writing/writer.ts";
import type { Subject } from "./_corpus.ts";
import { partsOf } from "./_parts.ts";

/** The media, in the order in which they are reported. */
export const MEDIA: readonly Medium[] = ["picture", "slides", "video"];
/** Slides of a carousel, where nobody asks for another number. */
const SLIDE_COUNT = 5;

/** A post as far as it is words. */
export interface Post {
  medium: Medium;
  brief: Brief;
  script: Script;
  slides: Slide[];
}

/** All that a post shows and says, but for its call to action and caption. */
export function textsOf({ slides, script }: Post): string[] {
  return [
    ...slides
      .filter(({ kind }) => kind !== "closing")
      .flatMap((slide) => partsOf(slide).map(({ text }) => text)),
    ...script.points.flatMap(({ narration }) => narration),
  ];
}

/** What came of a document. */
export interface Writing {
  /** Null if it was refused. */
  document: Document | null;
  /** One of each medium; none if it was refused. */
  posts: Post[];
  /** The carousel of the clean twin; null if there is none, or nobody asks for it. */
  twin: Post | null;
  error: Error | null;
  /** Time to read it and to write all posts. */
  ms: number;
}

/** Options of {@linkcode writeAll}. */
export interface WriteAllOptions {
  /** Whether to write a carousel of each clean twin, too. */
  withTwins: boolean;
}

/** Writes a post of one medium, as the service does. */
export async function writePost(writer: Writer, document: Document, medium: Medium): Promise<Post> {
  const brief = briefFor(
    {
      medium,
      request: { platform: "instagram", customPrompt: null },
      formatOptions: { slideCount: SLIDE_COUNT },
    },
    { points: medium === "picture" ? 3 : null, narrated: medium === "video" },
  );
  const script = await writer.write(document, brief, { signal: new AbortController().signal });
  return { medium, brief, script, slides: slidesOf(script, medium) };
}

/** Writes the posts of documents one after the other, as the service does: in a process with limits. */
export async function* writeAll(
  subjects: readonly Subject[],
  { withTwins }: WriteAllOptions,
): AsyncGenerator<readonly [Subject, Writing]> {
  const { signal } = new AbortController();
  const { reader, writer, close } = createIsolatedDocuments({
    model: null,
    env: {},
    log: silentLog,
  });

  try {
    // The first one would be charged with the start of the process.
    await reader.read(new TextEncoder().encode("A line."), "text", { signal });
    for (const subject of subjects) {
      const { bytes, type, clean } = subject;
      const posts: Post[] = [];
      const writing: Writing = { document: null, posts, twin: null, error: null, ms: 0 };
      const startedAt = performance.now();
      try {
        const document = await reader.read(bytes, type, { signal });
        writing.document = document;
        for (const medium of MEDIA) posts.push(await writePost(writer, document, medium));
      } catch (error) {
        writing.error = error instanceof Error ? error : new Error(String(error));
        posts.length = 0;
      }
      writing.ms = performance.now() - startedAt;
      if (withTwins && clean !== null && posts.length > 0) {
        const twin = await reader.read(new TextEncoder().encode(clean), "text", { signal });
        writing.twin = await writePost(writer, twin, "slides");
      }
      yield [subject, writing];
    }
  } finally {
    await close();
  }
}

function slidesOf(script: Script, medium: Medium): Slide[] {
  if (medium === "picture") return [singleSlide(script)];
  if (medium === "slides") return carouselSlides(script, SLIDE_COUNT);
  const points = script.points.map((point) => pointSlide(point, script.language));
  return [coverSlide(script), ...points, closingSlide(script)];
}
