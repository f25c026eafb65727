import type { Draft, DraftData, DraftSlide } from "../../posts/draft.ts";
import { sizedData } from "./sized_data.ts";

/** Where a text is in a slide, such as `["left", "text"]` or `["items", 2]`. */
export type TextPath = readonly (string | number)[];

/** What slides of all kinds have. */
const SHARED = ["drawing", "picture", "crossing", "narration", "optional"];

/** The draft with some members of a slide changed. Another kind keeps what both kinds have. */
export function withSlide(
  draft: Draft,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): Draft {
  const slide = draft.slides[id];
  if (slide === undefined) return draft;
  const isOtherKind = changes.kind !== undefined && changes.kind !== slide.kind;
  const kept = isOtherKind
    ? Object.fromEntries(Object.entries(slide).filter(([name]) => SHARED.includes(name)))
    : slide;
  // The service checks what it is sent.
  const changed = { ...kept, ...changes } as DraftSlide;
  return { ...draft, slides: { ...draft.slides, [id]: changed } };
}

/** The draft with another text somewhere in a slide. */
export function withText(draft: Draft, id: string, path: TextPath, value: unknown): Draft {
  const slide = draft.slides[id];
  const [name, ...rest] = path;
  if (slide === undefined || name === undefined) return draft;
  const members = new Map<string, unknown>(Object.entries(slide));
  return withSlide(draft, id, { [name]: replaced(members.get(String(name)), rest, value) });
}

/** The draft with the sizes of what a slide draws to scale as its values say, beside those that were drawn. */
export function withSizes(draft: Draft, id: string, base: Draft): Draft {
  const { slides, language } = draft;
  const [data, drawn] = [dataOf(slides[id]), dataOf(base.slides[id])];
  if (data === null || drawn === null) return draft;
  return withSlide(draft, id, { data: sizedData(data, { data: drawn, language }) });
}

/** Where the data of a slide have parts that can be added and removed, and how many they may be. */
export function partsOf(data: DraftData): { name: string; count: number; fewest: number } | null {
  switch (data.kind) {
    case "ladder":
      return { name: "rungs", count: data.rungs.length, fewest: 2 };
    case "parts":
      return { name: "parts", count: data.parts.length, fewest: 2 };
    case "timeline":
      return { name: "events", count: data.events.length, fewest: 3 };
    default:
      return null;
  }
}

/** The most bars, parts or events that are drawn. */
export const MOST_PARTS = 6;

/** The draft with one bar, part or event more at the end of a slide's data: as the last one, by another name. */
export function withPartAdded(
  draft: Draft,
  id: string,
  { label, base }: { label: string; base: Draft },
): Draft {
  return withParts(draft, id, base, (parts) => {
    const last = parts.at(-1);
    return last === undefined || parts.length >= MOST_PARTS
      ? parts
      : [...parts, { ...last, label }];
  });
}

/** The draft without a bar, part or event of a slide's data; as it is if there must be as many. */
export function withPartRemoved(
  draft: Draft,
  id: string,
  { at, base }: { at: number; base: Draft },
): Draft {
  return withParts(draft, id, base, (parts, fewest) =>
    parts.length <= fewest ? parts : parts.filter((_, index) => index !== at),
  );
}

function withParts(
  draft: Draft,
  id: string,
  base: Draft,
  change: (parts: readonly object[], fewest: number) => readonly object[],
): Draft {
  const data = dataOf(draft.slides[id]);
  const found = data && partsOf(data);
  if (data === null || found === null) return draft;
  const parts: unknown = new Map<string, unknown>(Object.entries(data)).get(found.name);
  if (!Array.isArray(parts)) return draft;
  const changed = change(parts, found.fewest);
  if (changed === parts) return draft;
  return withSizes(withText(draft, id, ["data", found.name], changed), id, base);
}

/** What a slide draws to scale; null if nothing. */
export function dataOf(slide: DraftSlide | undefined): DraftData | null {
  return slide !== undefined && "data" in slide ? slide.data : null;
}

/** A value with something inside of it replaced. */
function replaced(value: unknown, [name, ...rest]: TextPath, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((each, index) => (index === name ? replaced(each, rest, by) : each));
  }
  const members = new Map(Object.entries(value ?? {}));
  return { ...Object.fromEntries(members), [name]: replaced(members.get(String(name)), rest, by) };
}

/** The draft with a slide at another place, from 0. */
export function moved(draft: Draft, id: string, to: number): Draft {
  const others = draft.order.filter((one) => one !== id);
  const place = Math.max(0, Math.min(to, others.length));
  const order = [...others.slice(0, place), id, ...others.slice(place)];
  return order.join() === draft.order.join() ? draft : { ...draft, order };
}

/** The draft without a slide; as it is if it has no other. */
export function removed(draft: Draft, id: string): Draft {
  if (draft.order.length < 2 || !draft.order.includes(id)) return draft;
  const { [id]: _, ...slides } = draft.slides;
  return { ...draft, slides, order: draft.order.filter((one) => one !== id) };
}

/** The draft with a slide after another one. */
export function inserted(draft: Draft, after: string, id: string, slide: DraftSlide): Draft {
  const place = draft.order.indexOf(after) + 1;
  const order = [...draft.order.slice(0, place), id, ...draft.order.slice(place)];
  return { ...draft, slides: { ...draft.slides, [id]: slide }, order };
}

/** An id that no slide of these drafts has. */
export function freeId(...drafts: readonly Draft[]): string {
  for (let number = 1; ; number++) {
    const id = `s${number}`;
    if (drafts.every(({ slides }) => !Object.hasOwn(slides, id))) return id;
  }
}

/** A slide as another may begin: of a kind that says anything, and of the same medium. */
export function blankSlide({ narration }: DraftSlide, headline: string): DraftSlide {
  return {
    kind: "point",
    number: null,
    headline,
    emphasis: null,
    text: "",
    data: null,
    drawing: null,
    picture: null,
    crossing: null,
    ...(narration !== undefined && { narration: [], optional: true }),
  };
}
