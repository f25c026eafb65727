import type { Drawings, Script, Slide } from "postloom/posts";

/**
 * The slides of a script, its cover first and then its points, with drawings of what they are about;
 * the closing ends the post as its cover began it. A point of which nothing is known shows what the
 * whole post is about, unless the slide before does: so no two slides in a row are words alone.
 */
export function withDrawings<Some extends Slide>(
  slides: readonly Some[],
  { subject, points }: Script,
  drawings: Drawings = {},
): Some[] {
  const drawingOf = (one: Script["subject"]) => {
    const name = one?.drawing;
    return name !== undefined && Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  };
  const subjects = [subject, ...points.map((point) => point.subject)];
  const whole = drawingOf(subject);
  const drawn: Some[] = [];
  for (const [index, slide] of slides.entries()) {
    const own = drawingOf(slide.kind === "closing" ? subject : subjects[index]);
    const drawing = own ?? (drawn.at(-1)?.drawing === whole ? undefined : whole);
    drawn.push(drawing === undefined ? slide : { ...slide, drawing });
  }
  return drawn;
}
