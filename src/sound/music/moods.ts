import type { MusicMood } from "../../posts/options.ts";

/** Which step of its scale each chord of four bars stands on, from 0. */
type Progression = readonly [number, number, number, number];

/** What music of a mood is made of. */
export interface Style {
  beatsPerMinute: number;
  /** Semitones of its scale above the keynote. */
  scale: readonly [number, number, number, number, number, number, number];
  /** Keynotes that it may have, as MIDI numbers below middle C. */
  keynotes: readonly [number, ...number[]];
  progressions: readonly [Progression, ...Progression[]];
  /** The step of the last chord, which leads back to the first: a reel is seen again and again. */
  turn: number;
  /** What plays broken chords, on which of the eighths of a bar. */
  figure: { instrument: "keys" | "pluck"; gain: number; rhythms: readonly [Rhythm, ...Rhythm[]] };
  /** What plays the keynote of each chord. */
  low: { instrument: "bass" | "pulse"; gain: number; rhythm: Rhythm };
  drums: Readonly<Partial<Record<"kick" | "snap" | "shaker", { gain: number; rhythm: Rhythm }>>>;
  padGain: number;
}

/** For each eighth of a bar how loud it is, from 0 to 9. */
export type Rhythm = string;

const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const;
const MINOR = [0, 2, 3, 5, 7, 8, 10] as const;

/** How each mood sounds. */
export const STYLES: Readonly<Record<MusicMood, Style>> = {
  calm: {
    beatsPerMinute: 74,
    scale: MAJOR,
    keynotes: [48, 50, 53, 55],
    progressions: [
      [0, 4, 5, 3],
      [0, 2, 3, 3],
      [0, 5, 1, 4],
      [3, 0, 4, 5],
    ],
    turn: 4,
    figure: {
      instrument: "keys",
      gain: 0.48,
      rhythms: ["60403050", "60050400", "50403040"],
    },
    low: { instrument: "bass", gain: 0.55, rhythm: "70000030" },
    drums: { shaker: { gain: 0.1, rhythm: "00200020" } },
    padGain: 0.4,
  },
  bright: {
    beatsPerMinute: 108,
    scale: MAJOR,
    keynotes: [48, 50, 52, 55],
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 0, 4],
      [5, 3, 0, 4],
      [0, 2, 3, 4],
    ],
    turn: 4,
    figure: {
      instrument: "pluck",
      gain: 0.5,
      rhythms: ["70503606", "60440604", "70060406"],
    },
    low: { instrument: "bass", gain: 0.5, rhythm: "80040060" },
    drums: {
      kick: { gain: 0.5, rhythm: "80000400" },
      snap: { gain: 0.3, rhythm: "00600060" },
      shaker: { gain: 0.14, rhythm: "53435343" },
    },
    padGain: 0.26,
  },
  tense: {
    beatsPerMinute: 92,
    scale: MINOR,
    keynotes: [45, 47, 50, 52],
    progressions: [
      [0, 5, 2, 6],
      [0, 0, 5, 6],
      [0, 3, 5, 6],
      [0, 6, 5, 6],
    ],
    turn: 6,
    figure: {
      instrument: "keys",
      gain: 0.26,
      rhythms: ["50003000", "00400040", "50000300"],
    },
    low: { instrument: "pulse", gain: 0.5, rhythm: "84646464" },
    drums: {
      kick: { gain: 0.55, rhythm: "80000000" },
      shaker: { gain: 0.1, rhythm: "42424242" },
    },
    padGain: 0.36,
  },
};
