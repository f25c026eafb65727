import type { ReactNode } from "react";
import { shareOf } from "../motion/easing.ts";
import { Layer } from "../page/layer.tsx";
import { seamsOf } from "./clauses.ts";
import { widthOf } from "./width_of.ts";

/** A sentence of more letters stands like a wall: it is too small to be read along with the voice. */
const LONG = 130;
/** Share of the letters that each of two pages has at least. */
const LEAST = 0.3;

/**
 * Divides a sentence that is too long for one page of a reel into two, where one of its clauses ends,
 * as near to its middle as can be. Others stay whole.
 */
export function pagesOf(text: string): readonly string[] {
  const width = widthOf(text);
  if (width <= LONG) return [text];
  const [best] = seamsOf(text)
    .map((at) => ({ at, share: widthOf(text.slice(0, at)) / width }))
    .filter(({ share }) => share >= LEAST && share <= 1 - LEAST)
    .toSorted((one, other) => Math.abs(one.share - 0.5) - Math.abs(other.share - 0.5));
  return best === undefined ? [text] : [text.slice(0, best.at), text.slice(best.at)];
}

/** How long a page takes to be turned, in frames, and how long before its first word is heard it has been. */
const TURN = 4;
const AHEAD = 2;

/** Options of {@linkcode Pages}. */
export interface PagesProps {
  /** Unlike that of any other layer of the scene. */
  name: string;
  frame: number;
  /** The frame at which the second page is read. */
  turn: number;
  first: ReactNode;
  second: ReactNode;
}

/** Two pages of a text, the second in the place of the first. Both have room from the start. */
export function Pages({ name, frame, turn, first, second }: PagesProps) {
  const turned = shareOf(frame, turn - AHEAD - TURN, TURN);
  return (
    <div style={{ display: "grid" }}>
      <Layer name={`${name} first`} motion={{ opacity: 1 - turned }} style={PAGE}>
        {first}
      </Layer>
      <Layer name={`${name} second`} motion={{ opacity: turned }} style={PAGE}>
        {second}
      </Layer>
    </div>
  );
}

const PAGE = { gridArea: "1 / 1" } as const;
