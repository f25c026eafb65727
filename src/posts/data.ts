import { type Static, Type as t } from "@sinclair/typebox";

/** A thing with its value, of which several are compared. */
export const Measured = t.Object({
  /** What it is; empty where only the value is known. */
  label: t.String(),
  /** As the source prints it: "81 %". */
  value: t.String(),
  /** How large it is beside the greatest, or as a part of its whole. */
  share: t.Number({ minimum: 0, maximum: 1 }),
});
export type Measured = Static<typeof Measured>;

/** Values of one kind and unit, in the order of the source. */
export const Ladder = t.Object({
  kind: t.Literal("ladder"),
  rungs: t.Array(Measured, { minItems: 2, maxItems: 6 }),
});
export type Ladder = Static<typeof Ladder>;

/** All parts of one whole, in the order of the source. Their shares add up to 1. */
export const Parts = t.Object({
  kind: t.Literal("parts"),
  parts: t.Array(Measured, { minItems: 2, maxItems: 6 }),
});
export type Parts = Static<typeof Parts>;

/** So many of so many. */
export const Counted = t.Object({
  kind: t.Literal("counted"),
  part: t.Integer({ minimum: 1 }),
  whole: t.Integer({ minimum: 2, maximum: 20 }),
  /** As the source says it: "one in ten". */
  value: t.String(),
});
export type Counted = Static<typeof Counted>;

/** Dated events in their order. */
export const Timeline = t.Object({
  kind: t.Literal("timeline"),
  events: t.Array(
    t.Object({
      /** As the source prints it. */
      date: t.String(),
      label: t.String(),
    }),
    { minItems: 3, maxItems: 6 },
  ),
});
export type Timeline = Static<typeof Timeline>;

/** One quantity at two times. */
export const Change = t.Object({ kind: t.Literal("change"), before: Measured, after: Measured });
export type Change = Static<typeof Change>;

/** What a source says in numbers and dates that can be drawn. All of its words are the source's. */
export const Data = t.Union([Ladder, Parts, Counted, Timeline, Change]);
export type Data = Static<typeof Data>;

/** What data say in words, a line for each of their parts. Empty where the statement beside them says it all. */
export function dataInWords(data: Data): string[] {
  const said = ({ label, value }: Measured) => (label === "" ? value : `${label}: ${value}`);
  switch (data.kind) {
    case "ladder":
      return data.rungs.map(said);
    case "parts":
      return data.parts.map(said);
    case "timeline":
      return data.events.map(({ date, label }) => `${date}: ${label}`);
    case "change":
      return [data.before, data.after].map(said);
    case "counted":
      return [];
  }
}
