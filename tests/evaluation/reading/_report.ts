import type { Result } from "./_result.ts";
import type { Checks } from "./_score.ts";

/** What is said of several documents. Shares are from 0 to 1, and null if nobody expects anything. */
interface Summary {
  documents: number;
  /** Documents that keep a line which must not be there. */
  withFurniture: number;
  /** Documents of which a post shows or says such a line. */
  showFurniture: number;
  recall: number | null;
  precision: number | null;
  /** The harmonic mean of recall and precision, by document. */
  f1: number | null;
  order: number | null;
  /** Share of the words that are kept of the clean twins, read alone. */
  cleanKept: number | null;
  titles: Met;
  details: Met;
  blocks: Met;
  /** Documents with text that were refused. */
  wronglyRefused: number;
  /** Documents without text that were refused with an error for the client. */
  scansRefused: Met;
}

/** How much of what was asked for was there. */
interface Met {
  met: number;
  asked: number;
}

/** All that the evaluation finds. */
export interface Report {
  all: Summary;
  types: Record<string, Summary>;
  kinds: Record<string, Summary>;
  languages: Record<string, Summary>;
  medianMs: number;
  longest: { name: string; ms: number } | null;
  /** The most memory that the reading process took; null where the system does not say so. */
  peak: { name: string; bytes: number } | null;
  /** The worst first. */
  documents: Result[];
}

const WORST = 10;
const SHOWN_CAUSES = 4;
const MAX_CAUSE_LENGTH = 110;

/** Puts results together. */
export function reportOf(results: readonly Result[]): Report {
  const byTime = results.toSorted((a, b) => a.ms - b.ms);
  const longest = byTime.at(-1);
  const byPeak = results.toSorted((a, b) => (b.peakBytes ?? 0) - (a.peakBytes ?? 0))[0];
  return {
    all: summaryOf(results),
    types: summariesBy(results, "type"),
    kinds: summariesBy(results, "kind"),
    languages: summariesBy(results, "language"),
    medianMs: byTime[Math.floor(byTime.length / 2)]?.ms ?? 0,
    longest: longest === undefined ? null : { name: longest.name, ms: longest.ms },
    peak:
      byPeak === undefined || byPeak.peakBytes === null
        ? null
        : { name: byPeak.name, bytes: byPeak.peakBytes },
    documents: results.toSorted((a, b) => b.badness - a.badness),
  };
}

function summariesBy(results: readonly Result[], field: "type" | "kind" | "language") {
  const groups = Map.groupBy(results, (result) => result[field]);
  const names = [...groups.keys()].toSorted();
  return Object.fromEntries(names.map((name) => [name, summaryOf(groups.get(name) ?? [])]));
}

function summaryOf(results: readonly Result[]): Summary {
  const scores = results.flatMap(({ score }) => score ?? []);
  const titles = scores.flatMap(({ title }) => title ?? []);
  const scans = results.flatMap(({ isRightlyRefused }) => isRightlyRefused ?? []);
  return {
    documents: results.length,
    withFurniture: scores.filter(({ furniture }) => furniture.length > 0).length,
    showFurniture: scores.filter(({ shown }) => shown.length > 0).length,
    recall: mean(scores.map(({ recall }) => recall)),
    precision: mean(scores.map(({ precision }) => precision)),
    f1: mean(scores.map(({ recall, precision }) => harmonic(recall, precision))),
    order: mean(scores.map(({ order }) => order)),
    cleanKept: mean(scores.map(({ cleanKept }) => cleanKept)),
    titles: { met: titles.filter(Boolean).length, asked: titles.length },
    details: sumOf(scores.map(({ details }) => details)),
    blocks: sumOf(scores.map(({ blocks }) => blocks)),
    wronglyRefused: results.filter(({ score, refusal }) => score !== null && refusal !== null)
      .length,
    scansRefused: { met: scans.filter(Boolean).length, asked: scans.length },
  };
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function harmonic(recall: number | null, precision: number | null): number | null {
  if (recall === null || precision === null) return null;
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

function sumOf(checks: readonly Checks[]): Met {
  const asked = checks.reduce((sum, { asked }) => sum + asked, 0);
  return { asked, met: asked - checks.reduce((sum, { missed }) => sum + missed.length, 0) };
}

/** Says a report in lines for people. */
export function printReport(report: Report): string {
  const { all, types, kinds, languages, medianMs, longest, peak, documents } = report;
  const tables = [types, kinds, languages].map((groups) =>
    Object.entries(groups).map(([name, summary]) => row(name, cellsOf(summary))),
  );
  const bad = documents.filter(({ badness }) => badness > 0).slice(0, WORST);
  return [
    row("", [
      "docs",
      "furnit.",
      "shown",
      "kept",
      "precise",
      "F1",
      "order",
      "alone",
      "titles",
      "details",
      "blocks",
    ]),
    ...tables.flatMap((lines) => [...lines, ""]),
    row("all", cellsOf(all)),
    "",
    `refused though they have text: ${all.wronglyRefused}; scans refused: ${ratio(all.scansRefused)}`,
    `median ${medianMs.toFixed(0)} ms` +
      (longest === null ? "" : `, longest ${longest.ms.toFixed(0)} ms (${longest.name})`) +
      (peak === null ? "" : `, most memory ${(peak.bytes / 1e6).toFixed(0)} MB (${peak.name})`),
    "",
    ...bad.flatMap((result) => [
      `${result.name} (${result.badness.toFixed(2)})`,
      ...causesOf(result).map((cause) => `  ${cause.slice(0, MAX_CAUSE_LENGTH)}`),
    ]),
  ].join("\n");
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(14)}${cells.map((cell) => cell.padStart(9)).join("")}`.trimEnd();
}

function cellsOf(summary: Summary): string[] {
  const { documents, withFurniture, showFurniture, recall, precision, f1, order, cleanKept } =
    summary;
  return [
    String(documents),
    String(withFurniture),
    String(showFurniture),
    ...[recall, precision, f1, order, cleanKept].map(percent),
    ...[summary.titles, summary.details, summary.blocks].map(ratio),
  ];
}

function causesOf({ score, refusal, isRightlyRefused }: Result): string[] {
  if (isRightlyRefused === false) return [refusal ?? "was read, though it has no text"];
  if (refusal !== null) return [`refused: ${refusal}`];
  if (score === null) return [];
  const { recall, precision, order, cleanKept, title, furniture, shown, details, blocks } = score;
  const missed = [...details.missed, ...blocks.missed];
  return [
    `kept ${percent(recall)}, precise ${percent(precision)}, order ${percent(order)}` +
      (title === false ? ", another title" : ""),
    ...(cleanKept !== null && cleanKept < 1
      ? [`of its clean twin alone kept ${percent(cleanKept)}`]
      : []),
    ...few(furniture).map((line) => `left: ${line}`),
    ...few(shown).map((line) => `shown: ${line}`),
    ...few(missed).map((line) => `missed: ${line.replaceAll("\n", "⏎")}`),
  ];
}

function few(lines: readonly string[]): string[] {
  const more = lines.length - SHOWN_CAUSES;
  return more > 0 ? [...lines.slice(0, SHOWN_CAUSES), `(${more} more)`] : [...lines];
}

function percent(share: number | null): string {
  return share === null ? "-" : `${(share * 100).toFixed(1)}%`;
}

function ratio({ met, asked }: Met): string {
  return asked === 0 ? "-" : `${met}/${asked}`;
}
