import type { Medium } from "../../../src/posts/medium.ts";
import { CHECKS } from "./_checks.ts";
import type { Subject } from "./_corpus.ts";
import { type Coverage, coverageOf } from "./_coverage.ts";
import type { Faults } from "./_expected_checks.ts";
import { partsOf } from "./_parts.ts";
import type { Post, Writing } from "./_posts.ts";
import { speechMsOf } from "./_seen_checks.ts";
import { type Prepared, prepare } from "./_subject.ts";

/** How a post turned out. */
export interface PostResult {
  medium: Medium;
  /** What each check found. */
  faults: Record<string, Faults>;
  points: number;
  /** Seconds of speech; null without a voice. */
  seconds: number | null;
  /** Null if nobody has written a summary. */
  coverage: Coverage | null;
}

/** How the posts of a document turned out. */
export interface Result {
  name: string;
  /** Why there are none; null if there are. */
  refusal: string | null;
  posts: PostResult[];
  /** Whether the carousel shows the same as that of the clean twin; null if there is none. */
  isLikeTwin: boolean | null;
  ms: number;
}

/** Judges what was written about a document. */
export function judge(subject: Subject, { document, posts, twin, error, ms }: Writing): Result {
  const prepared = document === null ? null : prepare(subject, document);
  const carousel = posts.find(({ medium }) => medium === "slides");
  return {
    name: subject.name,
    refusal: error?.message ?? null,
    posts: prepared === null ? [] : posts.map((post) => judgePost(post, prepared)),
    isLikeTwin: twin === null || carousel === undefined ? null : textOf(carousel) === textOf(twin),
    ms,
  };
}

function judgePost(post: Post, subject: Prepared): PostResult {
  const { summaries } = subject.expectation;
  return {
    medium: post.medium,
    faults: Object.fromEntries(CHECKS.map(({ name, find }) => [name, find(post, subject)])),
    points: post.script.points.length,
    seconds: post.brief.narrationMs === null ? null : speechMsOf(post) / 1000,
    coverage: summaries === undefined ? null : coverageOf(post, subject.document, summaries),
  };
}

function textOf({ slides }: Post): string {
  return slides.flatMap((slide) => partsOf(slide).map(({ text }) => text)).join("\n");
}
