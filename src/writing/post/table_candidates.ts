import type { Comparison, Point } from "../../posts/script.ts";
import { dataOfSeries } from "../data/find_data.ts";
import { wordsFor } from "../languages/mod.ts";
import type { SourceList } from "../source/lists.ts";
import { closeSentence } from "../text/sentences.ts";
import { seriesOf, type TableEntry, type TableSeries } from "../text/tables.ts";
import { widthOf } from "../text/words.ts";
import { type Candidate, type PointSource, pointOf } from "./candidate.ts";
import { MAX_HEADLINE_WIDTH } from "./headline.ts";

/** A longer series gives its most telling entries. */
const MAX_ITEMS = 6;
const MAX_RANKED = 5;
const MAX_SERIES = 2;
const MAX_ITEM_WIDTH = 64;
const MAX_SIDE_WIDTH = 120;
const MAX_LABEL_WIDTH = 60;
/** What a figure or comparison is worth beside the first list, and how fast the following lose worth. */
const FIGURE_WORTH = 0.9;
const FADING = 0.8;
/** An entry this many times as large as the next one is worth a slide. */
const MIN_LEAD = 2;
/** How near a total is to the sum of the rest. */
const TOTAL_TOLERANCE = 0.01;

/**
 * Makes candidates from a table's numbers: two rows or columns are set side by side, others give
 * lists of "row: value", and the entry far above the rest a figure. None if the table has no numbers.
 */
export function tableCandidates(
  source: PointSource,
  list: SourceList,
  { heading, score }: { heading: string | null; score: number },
): Candidate[] {
  const { outline, headliner } = source;
  const { language } = outline;
  const { comma } = wordsFor(language);
  const isTable = list.rows.length === list.items.length;
  const series = isTable ? seriesOf(list.rows, language) : [];
  // What one column says of two things is a list.
  if (series.length < 2 && (series[0]?.entries.length ?? 0) < 3) return [];
  const comparison = compared(series, comma);
  if (comparison !== null) {
    const { left, right } = comparison;
    const core = [left, right].map(({ label, text }) => say(`${label}: ${text}`));
    return [
      candidate(0, score, core, () => {
        const headline = headliner.whole(heading ?? "") ?? `${left.label} / ${right.label}`;
        return pointOf({ headline, comparison, narration: core });
      }),
    ];
  }
  return series
    .slice(0, MAX_SERIES)
    .flatMap((one, index) => seriesCandidates(one, index, score * FADING ** index));

  function seriesCandidates(one: TableSeries, index: number, worth: number): Candidate[] {
    const entries = telling(one);
    const items = entries.map(({ name, text }) => `${name}: ${text}`);
    if (items.length < 2 || items.some((item) => widthOf(item) > MAX_ITEM_WIDTH)) return [];
    const core = [
      say(`${titleOf(one, comma)}: ${items.map((item) => item.replace(/: /u, " ")).join(comma)}`),
    ];
    const total = totalOf(one);
    // A total beside its parts would dwarf them.
    const parts = entries.filter((entry) => entry !== total);
    const data =
      parts.length < entries.length
        ? null
        : dataOfSeries(one, parts, { language, said: heading ?? "" });
    const listed = candidate(index, worth, core, () => {
      const headline = titleOf(one, ": ");
      return pointOf({ headline, items, narration: core, ...(data && { data }) });
    });
    const top = leading(one);
    if (top === null) return [listed];
    const label = `${one.name}, ${top.name}`;
    const said = [say(`${label}: ${top.text}`)];
    const figure = candidate(index + 0.5, worth * FIGURE_WORTH, said, () =>
      pointOf({
        headline: `${label}: ${top.text}`,
        figure: { value: top.text, label },
        narration: said,
      }),
    );
    return widthOf(label) > MAX_LABEL_WIDTH ? [listed] : [listed, figure];
  }

  /** The column's name, behind that of the table. */
  function titleOf({ name }: TableSeries, joint: string): string {
    const intro = (list.name ?? heading ?? list.intro ?? "").replace(/\s*[:：]$/u, "");
    const whole = intro + joint + name;
    return intro === "" || widthOf(whole) > MAX_HEADLINE_WIDTH ? name : whole;
  }

  function say(text: string): string {
    return closeSentence(text, language);
  }

  function candidate(
    index: number,
    worth: number,
    core: readonly string[],
    build: () => Point,
  ): Candidate {
    const order = list.order + index / 1000;
    return {
      order,
      score: worth,
      stems: [],
      say: (budget) => (budget.take(core) ? core : null),
      sentence: null,
      follower: null,
      build,
    };
  }
}

/** Two series of a few entries each, or two entries of a few series. */
function compared(series: readonly TableSeries[], comma: string): Comparison | null {
  const [first, second, ...others] = series;
  if (first === undefined) return null;
  const names = first.entries.map(({ name }) => name);
  const isSame = series.every(
    ({ entries }) => entries.map(({ name }) => name).join() === names.join(),
  );
  if (!isSame) return null;
  const side = (label: string, parts: readonly string[]) => ({ label, text: parts.join(comma) });
  const sides =
    names.length === 2 && second !== undefined
      ? names.map((name, at) =>
          side(
            name,
            series.map((one) => `${one.name}: ${one.entries[at]?.text ?? ""}`),
          ),
        )
      : second !== undefined && others.length === 0 && second.unit === first.unit
        ? [first, second].map(({ name, entries }) =>
            side(
              name,
              entries.map((entry) => `${entry.name}: ${entry.text}`),
            ),
          )
        : [];
  const [left, right] = sides;
  if (left === undefined || right === undefined) return null;
  return [left, right].some(({ text }) => widthOf(text) > MAX_SIDE_WIDTH) ? null : { left, right };
}

/** All entries of a short series, the first of a ranking, else the highest, the lowest and the total. */
function telling(series: TableSeries): readonly TableEntry[] {
  const { entries } = series;
  if (entries.length <= MAX_ITEMS) return entries;
  const total = totalOf(series);
  const rest = entries.filter((entry) => entry !== total);
  const isRanking = rest.every(({ value }, at) => value <= (rest[at - 1]?.value ?? value));
  if (isRanking) return rest.slice(0, MAX_RANKED);
  const byValue = rest.toSorted((a, b) => b.value - a.value);
  return [byValue[0], byValue.at(-1), total].filter((entry) => entry != null);
}

/** The entry that is the sum of all others. */
function totalOf({ entries, unit }: TableSeries): TableEntry | null {
  const sum = entries.reduce((all, { value }) => all + value, 0);
  if (entries.length < 4 || unit === "%") return null;
  return (
    entries.find(({ value }) => Math.abs(sum - 2 * value) <= TOTAL_TOLERANCE * Math.abs(value)) ??
    null
  );
}

function leading(series: TableSeries): TableEntry | null {
  const total = totalOf(series);
  const [top, next] = series.entries
    .filter((entry) => entry !== total)
    .toSorted((a, b) => b.value - a.value);
  if (top === undefined || next === undefined || series.entries.length <= 2) return null;
  return next.value > 0 && top.value >= MIN_LEAD * next.value ? top : null;
}
