import { isRecord } from "../common/is_record.ts";
import type { Draft } from "../posts/draft.ts";
import { DRAFT_SLIDES } from "../posts/draft.ts";
import { mergePatch } from "./merge_patch.ts";

/**
 * Applies a JSON Merge Patch to a draft. What the patch leaves to itself follows: the order has the
 * slides that are left and the new ones at its end, and a slide of another kind loses what that kind
 * does not have. The result need not be valid.
 */
export function editDraft(draft: Draft, patch: Readonly<Record<string, unknown>>): unknown {
  const merged = mergePatch(draft, patch);
  if (!isRecord(merged) || !isRecord(merged.slides) || !isRecord(patch.slides)) return merged;
  const { slides } = merged;
  const patched: Readonly<Record<string, unknown>> = patch.slides;
  const edited = Object.entries(slides).map(([id, slide]) => [
    id,
    Object.hasOwn(patched, id) ? ofItsKind(slide, patched[id]) : slide,
  ]);
  const order = Object.hasOwn(patch, "order") ? merged.order : orderOf(draft.order, slides);
  return { ...merged, slides: Object.fromEntries(edited), order };
}

function orderOf(order: readonly string[], slides: object): string[] {
  const left = order.filter((id) => Object.hasOwn(slides, id));
  return [...left, ...Object.keys(slides).filter((id) => !order.includes(id))];
}

function ofItsKind(slide: unknown, patch: unknown): unknown {
  if (!isRecord(slide) || !isRecord(patch) || typeof patch.kind !== "string") return slide;
  const schema = Object.entries(DRAFT_SLIDES).find(([kind]) => kind === slide.kind)?.[1];
  if (schema === undefined) return slide;
  const isLeft = ([name]: [string, unknown]) =>
    Object.hasOwn(schema.properties, name) || Object.hasOwn(patch, name);
  return Object.fromEntries(Object.entries(slide).filter(isLeft));
}
