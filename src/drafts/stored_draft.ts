import { type Static, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { LaidOutScenes, LaidOutSlides } from "../posts/laid_out.ts";
import type { Slide } from "../posts/slide.ts";

/** A draft as it is kept with its job: what the format's chain is entered with. */
export const StoredDraft = t.Object({
  /** The ids of the slides, in their order. */
  ids: t.Array(t.String()),
  fields: t.Union([LaidOutSlides, LaidOutScenes]),
});
export type StoredDraft = Static<typeof StoredDraft>;

/** One slide of a draft, or a scene with what is said in it. */
export interface Page {
  id: string;
  slide: Slide;
  /** Null for slides that nobody speaks about. */
  spoken: { narration: string[]; optional: boolean } | null;
}

/** Reads a stored value; undefined if it is no draft that this release knows. */
export function readStoredDraft(value: unknown): StoredDraft | undefined {
  return Value.Check(StoredDraft, value) ? value : undefined;
}

/** A first draft of what a chain has laid out; undefined if that is neither slides nor scenes. */
export function firstDraft(fields: unknown): StoredDraft | undefined {
  const isKnown = Value.Check(LaidOutSlides, fields) || Value.Check(LaidOutScenes, fields);
  if (!isKnown) return undefined;
  const { length } = "slides" in fields ? fields.slides : fields.spokenSlides;
  return { ids: Array.from({ length }, (_, index) => `s${index + 1}`), fields };
}

/** The slides or scenes of a draft, in their order. */
export function pagesOf({ ids, fields }: StoredDraft): Page[] {
  const idAt = (index: number) => ids[index] ?? `s${index + 1}`;
  if ("slides" in fields) {
    return fields.slides.map((slide, index) => ({ id: idAt(index), slide, spoken: null }));
  }
  return fields.spokenSlides.map(({ slide, ...spoken }, index) => ({
    id: idAt(index),
    slide,
    spoken,
  }));
}

/** A draft with other slides or scenes. */
export function withPages({ fields }: StoredDraft, pages: readonly Page[]): StoredDraft {
  const ids = pages.map(({ id }) => id);
  if ("slides" in fields) {
    const slideCount = fields.slideCount === null ? null : pages.length;
    return { ids, fields: { ...fields, slides: pages.map(({ slide }) => slide), slideCount } };
  }
  const spokenSlides = pages.map(({ slide, spoken }) => ({
    slide,
    narration: spoken?.narration ?? [],
    optional: spoken?.optional ?? true,
  }));
  return { ids, fields: { ...fields, spokenSlides } };
}
