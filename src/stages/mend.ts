import type { Log } from "postloom";
import type { Report, Slide } from "postloom/posts";
import { reportFields } from "./_report_fields.ts";
import { simplerSlide } from "./_simpler.ts";

/** The faults that a shorter text can mend. */
const MENDABLE: ReadonlySet<Report["kind"]> = new Set([
  "small_text",
  "overflow",
  "clipped",
  "overlap",
  "unsafe",
]);

/** A slide that still has faults after this many rounds has another problem than its length. */
const MAX_ROUNDS = 12;

/** Options of {@linkcode drawMended}. */
export interface MendOptions {
  language: string;
  /** Draws the slides at the indices in `only`, replacing earlier drawings of them. */
  draw(
    slides: readonly Slide[],
    only: readonly number[],
    onReport: (report: Report) => void,
  ): Promise<void>;
  log: Log;
  /** Positions of the slides to draw. Defaults to all of them. */
  only?: readonly number[];
}

/** A slide and the faults it was drawn with. */
export interface DrawnSlide {
  slide: Slide;
  reports: readonly Report[];
}

/**
 * Draws slides, then shortens and redraws those with faults until they have none or cannot be
 * shortened further; of each slide the version with the fewest faults is kept. Logs what was changed
 * and which faults remain.
 *
 * @returns The slides as drawn; those that were not to be drawn as they are.
 */
export async function drawMended(
  slides: readonly Slide[],
  options: MendOptions,
): Promise<DrawnSlide[]> {
  const drafts = slides.map((slide): DrawnSlide => ({ slide, reports: [] }));
  const best: (DrawnSlide | undefined)[] = [];
  let only = [...(options.only ?? slides.keys())];
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
  const reverted = [...drafts.keys()].filter((index) => chosen[index] !== drafts[index]);
  if (reverted.length > 0) {
    await options.draw(slidesOf(chosen), reverted, () => undefined);
  }
  logOutcome(slides, chosen, options.log);
  return chosen;
}

async function drawDrafts(
  drafts: DrawnSlide[],
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
    if (report.slide === null) logPostReport(report, log);
  }
}

function isBetter(draft: DrawnSlide, than: DrawnSlide | undefined): boolean {
  return than === undefined || faultsOf(draft) < faultsOf(than);
}

function faultsOf({ reports }: DrawnSlide): number {
  return reports.filter(({ kind }) => MENDABLE.has(kind)).length;
}

function slidesOf(drafts: readonly DrawnSlide[]): Slide[] {
  return drafts.map(({ slide }) => slide);
}

function logOutcome(originals: readonly Slide[], drawn: readonly DrawnSlide[], log: Log): void {
  for (const [index, { slide, reports }] of drawn.entries()) {
    const number = index + 1;
    if (slide !== originals[index]) {
      log.info("Slide shortened as its text did not fit", {
        slide: number,
        from: originals[index]?.kind,
        to: slide.kind,
      });
    }
    for (const report of reports) {
      log.warn("Slide has a visual fault", { ...reportFields(report), slide: number });
    }
  }
}

function logPostReport(report: Report, log: Log): void {
  if (report.kind === "missing_glyphs") {
    const fields = reportFields(report);
    log.warn("No font has some characters: they were replaced or left out", fields);
  } else if (report.kind === "unusable_font") {
    log.warn("The browser does not take the brand's font: the look's own was used");
  } else {
    log.warn("Post has a visual fault", reportFields(report));
  }
}
