import { type BeatOptions, type LayerMotion, useBeat, useScene } from "postloom/kit";

/** How far a sign swings when something is said, in degrees, how fast, and how soon it is calm, in frames. */
const SWING = { degrees: 2.6, period: 46, calm: 42 } as const;
/** It never hangs quite still: wind at night. */
const WIND = { degrees: 0.55, period: 130 } as const;

/** How a sign swings on its cables: touched when something is said, and then in the wind. */
export function useSwing(beat: BeatOptions = {}, wind = 1): LayerMotion {
  const { frame } = useScene();
  const touched = Math.max(0, useBeat(beat));
  if (frame === Number.POSITIVE_INFINITY) return {};
  const elapsed = Math.max(0, frame - touched);
  const swing = SWING.degrees * Math.exp(-elapsed / SWING.calm) * wave(elapsed / SWING.period);
  return { rotate: swing + wind * WIND.degrees * wave(frame / WIND.period) };
}

/** How much the light of a lamp rises and falls as its mains hum, and how often, in frames. */
const HUM = { depth: 0.3, period: 52, flutter: 0.06, flutterPeriod: 7 } as const;

/** The light that a sign throws on what is around it. */
export function useHum(): LayerMotion {
  const { frame } = useScene();
  if (frame === Number.POSITIVE_INFINITY) return {};
  const slow = (1 - wave(frame / HUM.period)) / 2;
  const fast = (1 - wave(frame / HUM.flutterPeriod)) / 2;
  return { opacity: 1 - HUM.depth * slow - HUM.flutter * fast };
}

/** A tube with a loose contact: every so many frames, so dark for two frames each. */
const LOOSE = { every: 104, from: 61, light: [0.35, 0.9, 0.2, 0.7] } as const;

/** A tube with a loose contact. `phase`, from 0 to 1, lets several fail at different times. */
export function useLooseContact(phase = 0): LayerMotion {
  const { frame } = useScene();
  if (frame === Number.POSITIVE_INFINITY) return {};
  const since = (frame + Math.round(phase * LOOSE.every)) % LOOSE.every;
  return { opacity: LOOSE.light[Math.floor((since - LOOSE.from) / 2)] ?? 1 };
}

/** How fast tubes light one after the other, in frames for a whole round, and how dark they get. */
const CHASE = { round: 48, dark: 0.3 } as const;

/** Tubes that light one after the other, as of an arrow: `share` is the place of one among them. */
export function useChase(share: number): LayerMotion {
  const { frame } = useScene();
  if (frame === Number.POSITIVE_INFINITY) return {};
  const light = (1 + wave(frame / CHASE.round - share)) / 2;
  return { opacity: CHASE.dark + (1 - CHASE.dark) * light };
}

function wave(turns: number): number {
  return Math.sin(2 * Math.PI * turns);
}
