import { isRecord } from "../../common/is_record.ts";
import type { Draft, DraftSlide } from "../../posts/draft.ts";
import { freeId } from "./edits.ts";
import { isSame } from "./patch_of.ts";

/** A draft that was edited, and what it was edited from. */
export interface Edited {
  from: Draft;
  draft: Draft;
}

/**
 * Puts what was edited in one draft into another that came from the same: where both changed the same, the
 * edit wins. A slide that was edited is there in any case, and one that was removed is not.
 */
export function rebased({ from, draft: mine }: Edited, onto: Draft): Draft {
  const { slides: _, order: __, ...rest } = onto;
  const edited = renamed({ from, draft: mine }, onto);
  const slides = slidesOf(from, edited, onto);
  const order = orderOf(from, edited, onto).filter((id) => Object.hasOwn(slides, id));
  // A draft has the same members whatever was edited in it.
  return { ...(merged(from, edited, rest) as typeof rest), slides, order };
}

/** The draft with other ids for those of its new slides that the other draft gave to new ones of its own. */
function renamed({ from, draft }: Edited, onto: Draft): Draft {
  let named = draft;
  for (const id of draft.order) {
    const slide = named.slides[id];
    const isNew = from.slides[id] === undefined;
    if (slide === undefined || !isNew || onto.slides[id] === undefined) continue;
    const free = freeId(from, named, onto);
    const { [id]: _, ...others } = named.slides;
    const order = named.order.map((one) => (one === id ? free : one));
    named = { ...named, slides: { ...others, [free]: slide }, order };
  }
  return named;
}

function slidesOf(from: Draft, mine: Draft, onto: Draft): Record<string, DraftSlide> {
  const ids = new Set([...Object.keys(onto.slides), ...Object.keys(mine.slides)]);
  const slides: Record<string, DraftSlide> = {};
  for (const id of ids) {
    const [was, is, other] = [from.slides[id], mine.slides[id], onto.slides[id]];
    const isRemoved = was !== undefined && is === undefined;
    const isLeft = other === undefined && isSame(was, is);
    if (isRemoved || isLeft) continue;
    const slide = other === undefined ? is : merged(was, is, other);
    if (slide !== undefined) slides[id] = slide as DraftSlide;
  }
  // Of what both removed in part, something has to be left.
  return Object.keys(slides).length > 0 ? slides : onto.slides;
}

/** What one has changed, in what another has made of the same. */
function merged(from: unknown, mine: unknown, onto: unknown): unknown {
  if (mine === undefined || isSame(from, mine)) return onto;
  if (!isRecord(from) || !isRecord(mine) || !isRecord(onto)) return mine;
  // What is of another kind has other members.
  if (from.kind !== mine.kind || mine.kind !== onto.kind) return mine;
  const names = [...new Set([...Object.keys(onto), ...Object.keys(mine)])];
  const members = names.map((name) => [name, merged(from[name], mine[name], onto[name])]);
  return Object.fromEntries(members);
}

/** The order of one of both, which is mine if it was changed, with the slides that the other has besides. */
function orderOf(from: Draft, mine: Draft, onto: Draft): string[] {
  const stayed = (order: readonly string[], other: readonly string[]) =>
    order.filter((id) => other.includes(id)).join();
  const isMoved = stayed(mine.order, from.order) !== stayed(from.order, mine.order);
  const [order, other] = isMoved ? [mine.order, onto.order] : [onto.order, mine.order];
  return other.reduce<string[]>(
    (placed, id, index) => {
      if (placed.includes(id)) return placed;
      const before = other.slice(0, index).findLast((one) => placed.includes(one));
      const place = before === undefined ? 0 : placed.indexOf(before) + 1;
      return placed.toSpliced(place, 0, id);
    },
    [...order],
  );
}
