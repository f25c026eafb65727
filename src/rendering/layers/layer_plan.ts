import { type Content, type LayerMarkup, UNLIKE_ANY } from "./layer_markup.ts";
import type { Cuts, Motion } from "./motion.ts";

/** Something that is drawn once, and put into frames wherever it belongs. */
export interface Plate {
  /** Counts all plates of a reel. */
  index: number;
  /** The frame that it is captured from. */
  frame: number;
  /** The layer that it is a part of, by its number in that frame; null: the canvas. */
  layer: number | null;
  /** How many of the layers directly in that one come before it. */
  part: number;
  /** Pixels of the picture for each of the canvas. */
  scale: number;
  /** How far beside the canvas something of it may be that is seen as it moves. */
  reach: Reach;
  within: Window | null;
}

/** How far beside something else is seen as it moves. */
interface Reach {
  /** In pixels. */
  shift: number;
  /** Besides, in shares of how far the corners of the canvas are apart. */
  spread: number;
}

/** What the plates of a layer are seen through alone, while all layers are at rest. */
interface Window {
  /** Whose box it is: the layer's own, or that of so many layers further up. */
  up: number;
  /** What is always cut off of that. */
  cuts: Cuts;
  /** How far beside it something may be that is seen. */
  reach: Reach;
}

/** Where a layer is at rest: to be measured in a frame. */
export interface Place {
  /** Counts all places of a reel. */
  index: number;
  frame: number;
  /** The layer's number in that frame. */
  layer: number;
}

/** A layer in a picture. */
export interface PlacedLayer {
  /** Index of its place. */
  place: number;
  motion: Motion;
  content: PictureContent;
}

/** What is drawn, from the back to the front: plates by their index, and layers. */
export type PictureContent = (number | PlacedLayer)[];

/** How pictures that follow each other are put together, besides what those before them are. */
export interface LayerPart {
  plates: Plate[];
  places: Place[];
  /** By the first frame that looks like it. */
  pictures: Map<number, PictureContent>;
  /** Numbers of the layers that are drawn apart, by frame, for each frame of a plate or place. */
  apart: Map<number, number[]>;
}

/** Collects what the pictures of a reel are put together from. */
export interface LayerPlanner {
  /** Whether any picture so far has a layer. */
  readonly hasLayers: boolean;
  /** Adds the picture of a frame. Frames are added in order. */
  add(frame: number, content: Content): void;
  /** Ends a part: what is added next is the next one's. */
  endPart(): void;
  /**
   * Settles the first part that is not: how large its plates are captured, and what of them. A picture that is
   * added later and needs more of one has a plate of its own instead. Undefined: there is no such part.
   */
  settle(): LayerPart | undefined;
}

/** Sizes that plates are captured at: the smallest that is not less than the largest they are shown at. */
const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5] as const;

/** What is less opaque, as it comes or goes, needs no more pixels than it has when it is not scaled. */
const FAINT = 0.4;

/** Creates a planner. */
export function createLayerPlanner(): LayerPlanner {
  const plates = new Map<string, PlannedPlate>();
  const places = new Map<string, number>();
  const ended: PlannedPart[] = [];
  let part = newPart();
  let plateCount = 0;
  let hasLayers = false;

  function plateOf(key: string, from: PlateFrom, use: Use): number {
    // Content that the markup does not tell is captured in each frame.
    const unique = key === UNLIKE_ANY ? `${key} ${from.frame} ${from.layer} ${from.part}` : key;
    let plate = plates.get(unique);
    const most = plate === undefined ? use : both(plate.use, use);
    if (plate === undefined || (plate.isSettled && !isEnough(plate.use, most))) {
      plate = { ...from, index: plateCount++, use, isSettled: false };
      plates.set(unique, plate);
      part.plates.push(plate);
    }
    if (!plate.isSettled) plate.use = most;
    return plate.index;
  }

  function placeOf(key: string, place: Omit<Place, "index">): number {
    const known = places.get(key);
    if (known !== undefined) return known;
    const index = places.size;
    places.set(key, index);
    part.places.push({ ...place, index });
    return index;
  }

  function contentOf(
    { parts, layers }: Content,
    around: { frame: number; layer: number | null; place: string } & Use,
  ): PictureContent {
    const content: PictureContent = [];
    for (const [part, key] of parts.entries()) {
      const { frame, layer } = around;
      if (key !== null) content.push(plateOf(key, { frame, layer, part }, around));
      const next = layers[part];
      if (next !== undefined) content.push(layerOf(next, around));
    }
    return content;
  }

  function layerOf(
    { index, motion, place: key, content }: LayerMarkup,
    around: { frame: number; place: string } & Use,
  ): PlacedLayer {
    hasLayers = true;
    const { frame } = around;
    const place = `${around.place} ${key}`;
    const use = shownUnder(around, motion);
    return {
      place: placeOf(place, { frame, layer: index }),
      motion,
      content: contentOf(content, { frame, layer: index, place, ...use }),
    };
  }

  return {
    get hasLayers() {
      return hasLayers;
    },
    add(frame, content) {
      const before = part.plates.length + part.places.length;
      const around = { frame, layer: null, place: "", ...ON_CANVAS };
      part.pictures.set(frame, contentOf(content, around));
      const isNew = part.plates.length + part.places.length > before;
      if (isNew) part.apart.set(frame, numbersOf(content));
    },
    endPart() {
      ended.push(part);
      part = newPart();
    },
    settle() {
      const settled = ended.shift();
      return settled && { ...settled, plates: settled.plates.map(settlePlate) };
    },
  };
}

type PlateFrom = Pick<Plate, "frame" | "layer" | "part">;

/** A plate, as far as its uses are known. */
interface PlannedPlate extends PlateFrom {
  index: number;
  use: Use;
  /** Once it may be captured, as it is used until then. */
  isSettled: boolean;
}

interface PlannedPart extends Omit<LayerPart, "plates"> {
  plates: PlannedPlate[];
}

function newPart(): PlannedPart {
  return { plates: [], places: [], pictures: new Map(), apart: new Map() };
}

function settlePlate(plate: PlannedPlate): Plate {
  plate.isSettled = true;
  const { use, isSettled: _, ...from } = plate;
  const scale = plate.layer === null ? 1 : scaleFor(use.shownAt);
  return { ...from, scale, reach: use.reach, within: use.within };
}

/** How a plate is shown. */
interface Use {
  /** Its largest size, for each pixel of the canvas. */
  shownAt: number;
  /** The least that is cut off; null: nothing. */
  reach: Reach;
  within: Window | null;
}

const NO_REACH: Reach = { shift: 0, spread: 0 };
const ON_CANVAS: Use = { shownAt: 1, within: null, reach: NO_REACH };

/** How the plates of a layer are shown, by how that moves and by all around it. */
function shownUnder({ shownAt, reach, within }: Use, motion: Motion): Use {
  const size = Math.abs(motion.scale);
  if (shownAt === 0 || size === 0 || motion.opacity <= 0) return UNSEEN;
  return {
    shownAt: shownAt * (motion.opacity > FAINT ? size : Math.min(1, size)),
    reach: farther(reach, motion),
    within: windowUnder(within, motion),
  };
}

const UNSEEN: Use = {
  shownAt: 0,
  reach: NO_REACH,
  within: { up: 0, cuts: [1, 1, 1, 1], reach: NO_REACH },
};

function windowUnder(around: Window | null, motion: Motion): Window | null {
  const { clip, mask } = motion;
  if (clip !== null) return { up: 0, cuts: clip, reach: NO_REACH };
  if (mask !== null) return { up: 0, cuts: mask, reach: farther(NO_REACH, motion) };
  return around && { ...around, up: around.up + 1, reach: farther(around.reach, motion) };
}

/** By how much more a motion may move something, at most: around which point it turns and scales is not known. */
function farther({ shift, spread }: Reach, { x, y, scale, rotate }: Motion): Reach {
  const size = Math.abs(scale);
  const turned = (2 * Math.abs(Math.sin((rotate * Math.PI) / 360))) / size;
  return {
    shift: shift + Math.hypot(x, y) / size,
    spread: spread + Math.abs(1 / size - 1) + turned,
  };
}

function both(one: Use, other: Use): Use {
  if (one.shownAt === 0 || other.shownAt === 0) return one.shownAt === 0 ? other : one;
  return {
    shownAt: Math.max(one.shownAt, other.shownAt),
    reach: farthest(one.reach, other.reach),
    within: wider(one.within, other.within),
  };
}

/** Whether a plate that is captured for some uses can be shown in more. */
function isEnough(use: Use, more: Use): boolean {
  const { reach, within } = more;
  if (use.shownAt === 0 && more.shownAt > 0) return false;
  if (scaleFor(more.shownAt) > scaleFor(use.shownAt)) return false;
  return Bun.deepEquals({ reach, within }, { reach: use.reach, within: use.within });
}

function wider(one: Window | null, other: Window | null): Window | null {
  if (one === null || other === null || one.up !== other.up) return null;
  const least = (i: 0 | 1 | 2 | 3) => Math.min(one.cuts[i], other.cuts[i]);
  return {
    up: one.up,
    cuts: [least(0), least(1), least(2), least(3)],
    reach: farthest(one.reach, other.reach),
  };
}

function farthest(one: Reach, other: Reach): Reach {
  return {
    shift: Math.max(one.shift, other.shift),
    spread: Math.max(one.spread, other.spread),
  };
}

/** Numbers of all layers in it. */
function numbersOf({ layers }: Content): number[] {
  return layers.flatMap(({ index, content }) => [index, ...numbersOf(content)]);
}

function scaleFor(shownAt: number): number {
  // A page under a camera is larger for a moment alone, and what comes in for a frame or two.
  return SCALES.find((scale) => shownAt <= scale * 1.09) ?? Math.max(...SCALES);
}
