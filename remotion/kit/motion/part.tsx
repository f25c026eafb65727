import type { LayerProps } from "../page/layer.tsx";
import { Layer } from "../page/layer.tsx";
import { type EntranceKind, useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import type { BeatOptions } from "./beats.ts";
import { type DriftMotion, together, useDrift } from "./drift.tsx";

/** Options of {@linkcode Part}. */
export interface PartProps extends Omit<LayerProps, "motion">, BeatOptions {
  /** How it comes in. Defaults to the way that the look's texts do. */
  entrance?: EntranceKind;
  /** How it moves on while the scene lasts. */
  drift?: DriftMotion;
}

const STILL: DriftMotion = {};

/**
 * A part of a slide that comes in as a whole at its beat, such as a card with its words: these have no
 * entrance of their own.
 */
export function Part({ entrance, says = "", order = 0, drift = STILL, ...props }: PartProps) {
  const scene = useScene();
  const { of, at, ...layer } = props;
  const beat = { says, order, ...(of !== undefined && { of }), ...(at !== undefined && { at }) };
  const come = useEntrance(entrance ?? scene.entrance, beat);
  return <Layer {...layer} motion={together(useDrift(drift), come)} />;
}
