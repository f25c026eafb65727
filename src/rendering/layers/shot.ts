import type { Ink } from "../../../remotion/engine/ink.ts";
import type { Rest } from "../../../remotion/engine/plates.ts";
import type { LayerPart, Place, Plate } from "./layer_plan.ts";

/** What is captured and measured of one frame. */
export interface Shot {
  frame: number;
  /** Numbers of the layers that are drawn apart. */
  apart: readonly number[];
  plates: Plate[];
  places: Place[];
}

/** What came of a shot. */
export interface CapturedShot {
  frame: number;
  plates: CapturedPlate[];
  places: MeasuredPlace[];
}

/** A plate that was captured. */
export interface CapturedPlate {
  /** Its index in the plan. */
  index: number;
  /** Where it is while all is at rest, and its file; null: there is nothing to see. */
  picture: PlatePicture | null;
}

/** The picture of a plate. */
export interface PlatePicture {
  /** A file that may show others of the same shot beside it. */
  path: string;
  /** Its place in the file, in pixels of that, of which there may be one less. */
  part: Area;
  /** What it shows, in pixels of the canvas. */
  ink: Ink;
  /** Pixels for each of the canvas. */
  scale: number;
  /** Where its layer was; null: it is the canvas's. */
  rest: Rest | null;
}

/** A rectangle of a picture, in pixels of it. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a layer is at rest. */
export interface MeasuredPlace {
  /** Its index in the plan. */
  index: number;
  rest: Rest;
}

/** All shots of a part of a plan, by their frames. */
export function shotsOf({ plates, places, apart }: LayerPart): Shot[] {
  const shots = new Map<number, Shot>();
  const shotOf = (frame: number) => {
    const known = shots.get(frame);
    if (known !== undefined) return known;
    const shot: Shot = { frame, apart: apart.get(frame) ?? [], plates: [], places: [] };
    shots.set(frame, shot);
    return shot;
  };
  for (const plate of plates) shotOf(plate.frame).plates.push(plate);
  for (const place of places) shotOf(place.frame).places.push(place);
  return [...shots.values()].sort((a, b) => a.frame - b.frame);
}
