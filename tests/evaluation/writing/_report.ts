import type { Medium } from "../../../src/posts/medium.ts";
import { CHECKS } from "./_checks.ts";
import type { Coverage } from "./_coverage.ts";
import { MEDIA } from "./_posts.ts";
import type { PostResult, Result } from "./_result.ts";
import { NAMES } from "./_show.ts";

/** What is said of the posts of one medium. */
interface Summary {
  posts: number;
  /** Posts with which no check finds anything wrong. */
  faultless: number;
  checks: Record<string, Found>;
  points: number | null;
  seconds: number | null;
  /** Means, in shares from 0 to 1. */
  coverage: Coverage | null;
}

/** What a check found. */
interface Found {
  faults: number;
  /** Posts with a fault. */
  posts: number;
  /** Posts of which something is known to look for. */
  asked: number;
}

/** All that the evaluation finds. */
export interface Report {
  documents: Result[];
  refused: number;
  media: Record<Medium, Summary>;
  /** Carousels that show the same as those of their clean twins. */
  likeTwins: { met: number; asked: number };
  medianMs: number;
  longest: { name: string; ms: number } | null;
}

const MAX_CAUSE_LENGTH = 120;
/** Columns for what a line of the report is about. */
const NAME_WIDTH = 62;

/** Puts results together. */
export function reportOf(documents: Result[]): Report {
  const byTime = documents.toSorted((a, b) => a.ms - b.ms);
  const longest = byTime.at(-1);
  const twins = documents.flatMap(({ isLikeTwin }) => isLikeTwin ?? []);
  const of = (wanted: Medium) =>
    summaryOf(documents.flatMap(({ posts }) => posts.filter(({ medium }) => medium === wanted)));
  return {
    documents,
    refused: documents.filter(({ refusal }) => refusal !== null).length,
    media: { picture: of("picture"), slides: of("slides"), video: of("video") },
    likeTwins: { met: twins.filter(Boolean).length, asked: twins.length },
    medianMs: byTime[Math.floor(byTime.length / 2)]?.ms ?? 0,
    longest: longest === undefined ? null : { name: longest.name, ms: longest.ms },
  };
}

function summaryOf(posts: readonly PostResult[]): Summary {
  const coverages = posts.flatMap(({ coverage }) => coverage ?? []);
  const share = (of: keyof Coverage) => mean(coverages.map((coverage) => coverage[of])) ?? 0;
  return {
    posts: posts.length,
    faultless: posts.filter(({ faults }) => countFaults(faults) === 0).length,
    checks: Object.fromEntries(CHECKS.map(({ name }) => [name, foundIn(posts, name)])),
    points: mean(posts.map(({ points }) => points)),
    seconds: mean(posts.flatMap(({ seconds }) => seconds ?? [])),
    coverage:
      coverages.length === 0
        ? null
        : {
            post: share("post"),
            lead: share("lead"),
            lexrank: share("lexrank"),
            earlyLexrank: share("earlyLexrank"),
          },
  };
}

function foundIn(posts: readonly PostResult[], check: string): Found {
  const found = posts.flatMap(({ faults }) => {
    const own = faults[check] ?? null;
    return own === null ? [] : [own.length];
  });
  return {
    faults: found.reduce((sum, count) => sum + count, 0),
    posts: found.filter((count) => count > 0).length,
    asked: found.length,
  };
}

function countFaults(faults: PostResult["faults"]): number {
  return Object.values(faults).reduce((sum, found) => sum + (found?.length ?? 0), 0);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Says a report in lines for people: faults by document, then by medium, then what else is known. */
export function printReport(report: Report): string {
  const { documents, media, refused, likeTwins, medianMs, longest } = report;
  const width = Math.max(8, ...documents.map(({ name }) => name.length)) + 1;
  return [
    `${"".padEnd(width)}${CHECKS.map(({ name }) => name.padStart(8)).join("")}  covered      ms`,
    ...documents.map((result) => result.name.padEnd(width) + cellsOf(result)),
    "",
    "Posts with a fault, of those where one is looked for; faults in all:",
    `${"".padEnd(NAME_WIDTH)}${MEDIA.map((medium) => NAMES[medium].padStart(16)).join("")}`,
    ...CHECKS.map(({ name, says }) =>
      line(`${name.padEnd(8)}${says}`, (medium) => foundCell(media[medium].checks[name])),
    ),
    line(
      "posts without any of these",
      (medium) => `${media[medium].faultless}/${media[medium].posts}`,
    ),
    line("points", (medium) => media[medium].points?.toFixed(1) ?? "-"),
    line("seconds of speech", (medium) => media[medium].seconds?.toFixed(1) ?? "-"),
    "",
    "Of the summaries' content words, at the post's length:",
    line("post", (medium) => percent(media[medium].coverage?.post)),
    line("first sentences", (medium) => percent(media[medium].coverage?.lead)),
    line("LexRank", (medium) => percent(media[medium].coverage?.lexrank)),
    line("LexRank with a bonus for early sentences", (medium) =>
      percent(media[medium].coverage?.earlyLexrank),
    ),
    "",
    `documents: ${documents.length}; refused: ${refused}; ` +
      `like their clean twins: ${likeTwins.met}/${likeTwins.asked}`,
    `median ${medianMs.toFixed(0)} ms` +
      (longest === null ? "" : `, longest ${longest.ms.toFixed(0)} ms (${longest.name})`),
  ].join("\n");
}

function line(name: string, cell: (medium: Medium) => string): string {
  return `${name.padEnd(NAME_WIDTH)}${MEDIA.map((medium) => cell(medium).padStart(16)).join("")}`;
}

function foundCell(found: Found | undefined): string {
  if (found === undefined || found.asked === 0) return "-";
  return `${found.posts}/${found.asked} (${found.faults})`;
}

function cellsOf({ posts, refusal, ms }: Result): string {
  if (refusal !== null) return `  refused: ${refusal}`;
  const counts = CHECKS.map(({ name }) => {
    const { faults, asked } = foundIn(posts, name);
    return (asked === 0 ? "-" : faults === 0 ? "." : String(faults)).padStart(8);
  });
  const covered = mean(posts.flatMap(({ coverage }) => coverage?.post ?? []));
  return `${counts.join("")}${percent(covered ?? undefined).padStart(9)}${ms.toFixed(0).padStart(8)}`;
}

/** Says what was found wrong with the posts of a document, a line for each fault. */
export function printFaults({ posts }: Result): string {
  return posts
    .flatMap(({ medium, faults }) =>
      Object.entries(faults).flatMap(([check, found]) =>
        (found ?? []).map(
          (fault) => `! ${NAMES[medium]}, ${check}: ${fault.slice(0, MAX_CAUSE_LENGTH)}`,
        ),
      ),
    )
    .join("\n");
}

function percent(share: number | undefined): string {
  return share === undefined ? "-" : `${(share * 100).toFixed(1)}%`;
}
