import type { Measured } from "../../posts/data.ts";
import type { DraftData } from "../../posts/draft.ts";
import { amountIn, integersIn } from "./amount.ts";

/** Data as they were drawn, with sizes that are right. */
export interface DrawnData {
  data: DraftData;
  /** In which their values are written. */
  language: string;
}

/** The most that is drawn one by one. */
const MOST_COUNTED = 20;
/** Percentages are rounded. */
const ROUNDING = 0.006;

/**
 * Data whose sizes follow from the values that were typed, beside those that were drawn. What has no number
 * keeps its size. Percentages of a whole that do not add up stay so, and the service tells.
 */
export function sizedData(data: DraftData, drawn: DrawnData): DraftData {
  const { data: base, language } = drawn;
  switch (data.kind) {
    case "ladder": {
      const before = base.kind === "ladder" ? base.rungs : [];
      return { ...data, rungs: besideGreatest(amounts(data.rungs, before, language)) };
    }
    case "change": {
      const before = base.kind === "change" ? [base.before, base.after] : [];
      const [was, is] = besideGreatest(amounts([data.before, data.after], before, language));
      return { ...data, before: was ?? data.before, after: is ?? data.after };
    }
    case "parts": {
      const before = base.kind === "parts" ? base.parts : [];
      const sized = amounts(data.parts, before, language);
      return { ...data, parts: isInPercent(before, language) ? clamped(sized) : ofWhole(sized) };
    }
    case "counted": {
      const [part = 0, whole = 0, ...others] = integersIn(data.value);
      const isCount = others.length === 0 && part >= 1 && whole >= Math.max(2, part);
      return isCount && whole <= MOST_COUNTED ? { ...data, part, whole } : data;
    }
    default:
      return data;
  }
}

/** Things by how large they are, in shares of what they were drawn beside. */
function amounts(
  things: readonly Measured[],
  before: readonly Measured[],
  language: string,
): Measured[] {
  const unitOf = (thing: Measured | undefined) => {
    const amount = thing === undefined ? null : amountIn(thing.value, language);
    return thing === undefined || !amount || thing.share === 0 ? null : thing.share / amount;
  };
  const anyUnit = before.map(unitOf).find((unit) => unit !== null) ?? null;
  return things.map((thing, index) => {
    const amount = amountIn(thing.value, language);
    const drawn = before[index];
    if (amount === null || drawn?.value === thing.value) {
      return { ...thing, share: drawn?.share ?? thing.share };
    }
    const unit = unitOf(drawn) ?? anyUnit;
    return unit === null ? thing : { ...thing, share: Math.max(0, amount * unit) };
  });
}

function besideGreatest(things: readonly Measured[]): Measured[] {
  return scaled(things, Math.max(...things.map(({ share }) => share)));
}

function ofWhole(things: readonly Measured[]): Measured[] {
  return scaled(
    things,
    things.reduce((sum, { share }) => sum + share, 0),
  );
}

function scaled(things: readonly Measured[], whole: number): Measured[] {
  if (whole === 0) return [...things];
  return things.map((thing) => ({ ...thing, share: rounded(thing.share / whole) }));
}

function clamped(things: readonly Measured[]): Measured[] {
  return things.map((thing) => ({ ...thing, share: rounded(Math.min(1, thing.share)) }));
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function isInPercent(things: readonly Measured[], language: string): boolean {
  return things.every(({ value, share }) => {
    const amount = amountIn(value, language);
    return amount !== null && Math.abs(amount / 100 - share) <= ROUNDING;
  });
}
