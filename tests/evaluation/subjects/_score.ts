import { outlineName } from "../../../src/posts/subject.ts";
import { writeCarousel } from "../_write_carousel.ts";
import type { JudgedText } from "./_texts.ts";

/** What was shown for a text, and what of it is right. */
export interface Judgement {
  text: JudgedText;
  hook: string;
  /** Null if the cover has none. */
  cover: string | null;
  /** All that are shown, on the cover and beside points, and maps. */
  shown: readonly string[];
  wrong: readonly string[];
}

/** Figures of several texts. */
export interface Score {
  texts: number;
  shown: number;
  right: number;
  /** Texts that a drawing fits, and those of them that have one of theirs on the cover. */
  concrete: number;
  found: number;
  /** Texts that none fits, and those of them that show one. */
  traps: number;
  fallen: number;
}

/** Writes a carousel from a text and looks at its drawings. */
export async function judge(text: JudgedText): Promise<Judgement> {
  const script = await writeCarousel(text.text);
  const cover = script.subject?.drawing ?? null;
  const points = script.points.flatMap(({ subject, place }) => [
    ...(subject === undefined ? [] : [subject.drawing]),
    ...(place === undefined ? [] : [outlineName(place.country)]),
  ]);
  const shown = [...(cover === null ? [] : [cover]), ...points];
  const wrong = shown.filter((drawing) => !text.accepted.includes(drawing));
  return { text, hook: script.hook, cover, shown, wrong };
}

/** Adds up judgements. */
export function scoreOf(judgements: readonly Judgement[]): Score {
  const concrete = judgements.filter(({ text }) => text.accepted.length > 0);
  const traps = judgements.filter(({ text }) => text.accepted.length === 0);
  const shown = judgements.reduce((sum, one) => sum + one.shown.length, 0);
  return {
    texts: judgements.length,
    shown,
    right: shown - judgements.reduce((sum, one) => sum + one.wrong.length, 0),
    concrete: concrete.length,
    found: concrete.filter(({ cover, wrong }) => cover !== null && !wrong.includes(cover)).length,
    traps: traps.length,
    fallen: traps.filter(({ shown }) => shown.length > 0).length,
  };
}
