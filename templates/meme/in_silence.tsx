import type { Drawing } from "postloom/kit";
import { DRAWN } from "./cast.tsx";
import { Ground, Hills, type SceneDrawing } from "./set.tsx";
import { Outlined } from "./thing.tsx";

/** Where the thing stands, in turn: near, far off, and behind the horizon. */
const PLACES = [
  { x: 165, y: 66, side: 310, isBehind: false },
  { x: 330, y: 150, side: 210, isBehind: false },
  { x: 70, y: 76, side: 330, isBehind: true },
] as const;

/**
 * What a grave slide is about, in the open, with nobody around and no face; the land alone without it.
 *
 * @param turn Which of its places it has.
 */
export function inSilence(drawing: Drawing | undefined, turn: number): SceneDrawing {
  const { x, y, side, isBehind } = PLACES[turn % PLACES.length] ?? PLACES[0];
  const thing = drawing !== undefined && <Outlined drawing={drawing} x={x} y={y} side={side} />;
  return {
    focus: { x: 120, y: 40, width: 400, height: 376 },
    backdrop: ({ pattern, ground, accent }) => (
      <>
        {drawing === undefined && <circle cx={320} cy={212} r={92} fill={accent} stroke="none" />}
        <Hills fill={pattern} />
        {isBehind && thing}
        <Ground y={352} fill={ground} />
        {drawing === undefined && <Tree />}
      </>
    ),
    actors: () => !isBehind && thing,
  };
}

/** A bare tree on a hill. */
function Tree() {
  return (
    <path
      d="M452 354C458 300 452 260 456 190M456 262L416 214M456 244L494 200M456 214L434 176M416 214L398 212M416 214L414 186M494 200L516 198M494 200L492 172"
      fill="none"
      {...DRAWN}
      strokeWidth={9}
    />
  );
}
