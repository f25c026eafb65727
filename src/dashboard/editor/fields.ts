import type { Say } from "../../languages/translator.ts";
import type { DraftData, DraftSlide } from "../../posts/draft.ts";
import type { LiveText } from "../../posts/live.ts";
import type { TextPath } from "./edits.ts";

/** A text of a slide that can be edited. */
export interface TextField {
  path: TextPath;
  label: Label;
  /** Empty where the slide has no such text. */
  value: string;
  /** What is kept for an empty text. */
  empty: null | "";
  /** Whether it may be a paragraph. */
  isLong: boolean;
}

/** What a text is called, in the language of the pages. */
type Label = (say: Say) => string;

interface Shape {
  label: Label;
  isLong?: boolean;
  isOptional?: boolean;
}

const HEADLINE: Shape = { label: (say) => say("field.headline") };
const TEXT: Shape = { label: (say) => say("field.text"), isLong: true };

/** The texts of each kind of slide, in the order in which they are read. */
const TEXTS: Readonly<Record<DraftSlide["kind"], Readonly<Record<string, Shape>>>> = {
  cover: {
    kicker: { label: (say) => say("field.kicker"), isOptional: true },
    headline: HEADLINE,
    subline: { label: (say) => say("field.subline"), isLong: true, isOptional: true },
  },
  point: { headline: HEADLINE, text: TEXT },
  list: { headline: HEADLINE },
  figure: {
    value: { label: (say) => say("field.figure") },
    label: { label: (say) => say("field.figureSays"), isLong: true },
    text: TEXT,
  },
  quote: {
    text: { label: (say) => say("field.quotation"), isLong: true },
    attribution: { label: (say) => say("field.attribution"), isOptional: true },
  },
  comparison: { headline: HEADLINE },
  closing: { headline: HEADLINE, text: { ...TEXT, isOptional: true } },
};

/** The texts of a slide that can be edited, in the order in which they are read. */
export function fieldsOf(slide: DraftSlide): TextField[] {
  const members = new Map<string, unknown>(Object.entries(slide));
  const own = Object.entries(TEXTS[slide.kind]).map(([name, shape]) =>
    field([name], members.get(name), shape),
  );
  const { data = null } =
    slide.kind === "point" || slide.kind === "list" || slide.kind === "figure" ? slide : {};
  return [...own, ...listFields(slide), ...(data === null ? [] : dataFields(data))];
}

function listFields(slide: DraftSlide): TextField[] {
  if (slide.kind === "list") {
  }
  if (slide.kind !== "comparison") return [];
  return (["left", "right"] as const).flatMap((side) => [
    field([side, "label"], slide[side].label, {
      label: (say) => say(SIDES[side].heading),
    }),
    field([side, "text"], slide[side].text, {
      label: (say) => say(SIDES[side].text),
      isLong: true,
    }),
  ]);
}

const SIDES = {
  left: { heading: "field.firstHeading", text: "field.firstText" },
  right: { heading: "field.secondHeading", text: "field.secondText" },
} as const;

/** The words of what is drawn to scale. Its sizes follow from them. */
function dataFields(data: DraftData): TextField[] {
  const measured = (
    path: TextPath,
    { label, value }: { label: string; value: string },
    names: { what: Label; value: Label },
  ) => [
    field([...path, "label"], label, { label: names.what }),
    field([...path, "value"], value, { label: names.value }),
  ];
  switch (data.kind) {
    case "ladder":
      return data.rungs.flatMap((one, index) =>
        measured(["data", "rungs", index], one, {
          what: (say) => say("field.barWhat", { number: index + 1 }),
          value: (say) => say("field.barValue", { number: index + 1 }),
        }),
      );
    case "parts":
      return data.parts.flatMap((one, index) =>
        measured(["data", "parts", index], one, {
          what: (say) => say("field.partWhat", { number: index + 1 }),
          value: (say) => say("field.partValue", { number: index + 1 }),
        }),
      );
    case "change":
      return [
        ...measured(["data", "before"], data.before, {
          what: (say) => say("field.beforeWhat"),
          value: (say) => say("field.beforeValue"),
        }),
        ...measured(["data", "after"], data.after, {
          what: (say) => say("field.afterWhat"),
          value: (say) => say("field.afterValue"),
        }),
      ];
    case "timeline":
      return data.events.flatMap(({ date, label }, index) => [
        field(["data", "events", index, "date"], date, {
          label: (say) => say("field.date", { number: index + 1 }),
        }),
        field(["data", "events", index, "label"], label, {
          label: (say) => say("field.event", { number: index + 1 }),
        }),
      ]);
    case "counted":
      return [field(["data", "value"], data.value, { label: (say) => say("field.counted") })];
    case "map":
      return [field(["data", "name"], data.name, { label: (say) => say("field.place") })];
  }
}

function field(
  path: TextPath,
  value: unknown,
  { label, isLong = false, isOptional = false }: Shape,
): TextField {
  const text = typeof value === "string" ? value : "";
  return { path, label, value: text, empty: isOptional ? null : "", isLong };
}

/** What an error calls a text of a slide, such as "slides.s2.items.0". */
export function nameOf(slideId: string, path: TextPath): string {
  return ["slides", slideId, ...path].join(".");
}

/** A text on the picture, and which of the slide's it is. */
export interface Spot {
  field: TextField;
  place: LiveText;
}

/**
 * Finds which texts of a picture are which of its slide's. A look may add to them, such as a number, or
 * set only a part of one; what it says by itself belongs to none.
 */
export function spotsOf(slide: DraftSlide, texts: readonly LiveText[]): Spot[] {
  const fields = fieldsOf(slide).filter(({ value }) => value.trim() !== "");
  return texts.flatMap((place) => {
    const shown = lettersOf(place.text);
    if (shown === "") return [];
    const ranked = fields
      .map((field) => ({ field, likeness: likeness(shown, lettersOf(field.value)) }))
      .toSorted((one, other) => other.likeness - one.likeness);
    const [best] = ranked;
    return best === undefined || best.likeness < MIN_LIKENESS ? [] : [{ field: best.field, place }];
  });
}

/** A part of a text that is shorter may stand in any other. */
const MIN_LIKENESS = 0.4;

function likeness(shown: string, letters: string): number {
  if (letters === "") return 0;
  if (!shown.includes(letters) && !letters.includes(shown)) return 0;
  return Math.min(shown.length, letters.length) / Math.max(shown.length, letters.length);
}

/** Letters and digits alone: looks change quotation marks, dashes and where words are broken. */
function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}
