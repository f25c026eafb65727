import type { Piece } from "./pieces.ts";

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const RUN = /[\p{L}\p{Nd}]/u;
/** What ends a sentence stands at the left of its last word, and a percentage's sign may do so. */
const POINT = /^[.,:;!?،؛%٪]+$/u;
/** Pieces of one word or formula are closer, in font sizes. */
const MAX_GAP = 0.15;

/** Orders the pieces of a line that is read from the right: words and formulas of other scripts within it from the left. */
export function leftward(pieces: readonly Piece[]): Piece[] {
  const sorted = pieces
    .filter((piece) => piece.str.trim() !== "")
    .sort((a, b) => endOf(b) - endOf(a));
  const ordered: Piece[] = [];
  let run: Piece[] = [];
  const finish = () => {
    const points: Piece[] = [];
    for (
      let last = run.at(-1);
      last !== undefined && POINT.test(last.str.trim());
      last = run.at(-1)
    ) {
      points.unshift(last);
      run.pop();
    }
    const isFormula = run.some(({ str }) => RUN.test(str));
    ordered.push(...(isFormula ? run.reverse() : run), ...points);
    run = [];
  };
  for (const piece of sorted) {
    const last = run.at(-1);
    if (last !== undefined && last.x - endOf(piece) > MAX_GAP * piece.fontSize) finish();
    if (RIGHT_TO_LEFT.test(piece.str)) {
      finish();
      ordered.push(piece);
    } else run.push(piece);
  }
  finish();
  return ordered;
}

function endOf({ x, width }: Piece): number {
  return x + width;
}
