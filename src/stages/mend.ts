import type { Log } from "postloom";
import type { Report, Slide } from "postloom/posts";
import { simplerSlide } from "./_simpler.ts";

/** What fewer words can mend; colours and fonts stay as they are. */
const MENDABLE: ReadonlySet<Report["kind"]> = new Set([
  "small_text",
  "overflow",
  "clipped",
  "overlap",
  "unsafe",
]);

/** Each takes a moment, and a slide that is not good by then has something else wrong. */
const MAX_ROUNDS = 12;

/** Options of {@linkcode drawMended}. */
export interface MendOptions {
  language: string;
  /** Draws the slides at the positions in `only`, in place of what was drawn of them before. */
  draw(
    slides: readonly Slide[],
    only: readonly number[],
    onReport: (report: Report) => void,
  ): Promise<void>;
  log: Log;
}

/** How a slide came out. */
interface Draft {
  slide: Slide;
  reports: readonly Report[];
}

/**
 * Draws slides, and those that do not look right again with fewer words, until they do. A slide that
 * nothing helps keeps its words. Says in the log what was done, and what is still wrong.
 *
 * @returns The slides as they are drawn now.
 */
export async function drawMended(slides: readonly Slide[], options: MendOptions): Promise<Slide[]> {
  const drafts = slides.map((slide): Draft => ({ slide, reports: [] }));
  const best: (Draft | undefined)[] = [];
  let only = [...slides.keys()];
  for (let round = 0; only.length > 0 && round < MAX_ROUNDS; round++) {
    await drawDrafts(drafts, only, options);
    const next: number[] = [];
    for (const index of only) {
      const draft = drafts[index];
      if (draft === undefined) continue;
      if (isBetter(draft, best[index])) best[index] = draft;
      if (faultsOf(draft) === 0) continue;
      const slide = simplerSlide(draft.slide, options.language);
      if (slide === null) continue;
      drafts[index] = { slide, reports: [] };
      next.push(index);
    }
    only = next;
  }
  const chosen = drafts.map((draft, index) => best[index] ?? draft);
  const returned = [...drafts.keys()].filter((index) => chosen[index] !== drafts[index]);
  if (returned.length > 0) {
    await options.draw(slidesOf(chosen), returned, () => undefined);
  }
  tell(slides, chosen, options.log);
  return slidesOf(chosen);
}

async function drawDrafts(
  drafts: Draft[],
  only: readonly number[],
  { draw, log }: MendOptions,
): Promise<void> {
  const found: Report[] = [];
  await draw(slidesOf(drafts), only, (report) => found.push(report));
  for (const index of only) {
    const draft = drafts[index];
    const reports = found.filter(({ slide }) => slide === index);
    if (draft !== undefined) drafts[index] = { ...draft, reports };
  }
  for (const report of found) {
    if (report.slide === null) tellOfAll(report, log);
  }
}

function isBetter(draft: Draft, than: Draft | undefined): boolean {
  return than === undefined || faultsOf(draft) < faultsOf(than);
}

function faultsOf({ reports }: Draft): number {
  return reports.filter(({ kind }) => MENDABLE.has(kind)).length;
}

function slidesOf(drafts: readonly Draft[]): Slide[] {
  return drafts.map(({ slide }) => slide);
}

function tell(asked: readonly Slide[], drawn: readonly Draft[], log: Log): void {
  for (const [index, { slide, reports }] of drawn.entries()) {
    const number = index + 1;
    if (slide !== asked[index]) {
      log.info("A slide was given fewer words, as all of them did not fit", {
        slide: number,
        from: asked[index]?.kind,
        to: slide.kind,
      });
    }
    for (const report of reports) {
      log.warn("A slide is not as it should be", { ...report, slide: number });
    }
  }
}

function tellOfAll(report: Report, log: Log): void {
  if (report.kind === "missing_glyphs") {
    const { characters } = report;
    log.warn("No font has these characters: they were replaced by plain ones or left out", {
      characters,
    });
  } else {
    log.warn("A picture is not as it should be", { ...report });
  }
}
