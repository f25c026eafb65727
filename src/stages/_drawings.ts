import type { Drawings, Script, Slide } from "postloom/posts";

/**
 * The slides of a script, its cover first and then its points, with drawings of what they are about;
 * the closing ends the post as its cover began it.
 */
export function withDrawings<Some extends Slide>(
  slides: readonly Some[],
  { subject, points }: Script,
  drawings: Drawings = {},
): Some[] {
  const subjects = [subject, ...points.map((point) => point.subject)];
  return slides.map((slide, index) => {
    const name = (slide.kind === "closing" ? subject : subjects[index])?.drawing;
    const isKnown = name !== undefined && Object.hasOwn(drawings, name);
    const drawing = isKnown ? drawings[name] : undefined;
    return drawing === undefined ? slide : { ...slide, drawing };
  });
}
