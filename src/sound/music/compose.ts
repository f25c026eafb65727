import type { MusicMood } from "../../posts/options.ts";
import { type Chance, chanceOf, oneOf } from "../chance.ts";
import type { InstrumentName } from "./instruments.ts";
import { type Rhythm, STYLES, type Style } from "./moods.ts";

/** A note of a score. Times are in seconds from the start. */
export interface Note {
  instrument: InstrumentName;
  /** MIDI number: 69 is 440 Hz. 0 for drums. */
  pitch: number;
  at: number;
  seconds: number;
  gain: number;
  /** From -1, the left, to 1. */
  pan: number;
}

/** Options of {@linkcode composeMusic}. */
export interface ComposeOptions {
  mood: MusicMood;
  /** Length of the music. */
  seconds: number;
  /** Music of the same seed, mood and length is the same. */
  seed: string;
}

const BEATS = 4;
const EIGHTHS = 2 * BEATS;
/** Parts that come in later, by their first bar. */
const ENTRANCES = { low: 1, drums: 2 } as const;
/** Every so many bars the drums hold their breath for one. */
const BREATH = 8;
/** Chords are set around the G above middle C, where a voice leaves most room. */
const CENTRE = 62;

/**
 * Composes a bed of music: chords, broken chords, a bass and drums, which come in one after the
 * other. It has whole bars and ends on a chord that leads to its first one.
 */
export function composeMusic({ mood, seconds, seed }: ComposeOptions): Note[] {
  const style = STYLES[mood];
  const chance = chanceOf(`${mood} ${seed}`);
  const bars = Math.max(1, Math.round((seconds * style.beatsPerMinute) / 60 / BEATS));
  // A little slower or faster, so that it ends with a bar.
  const bar = seconds / bars;
  const keynote = oneOf(chance, style.keynotes);
  const progression = oneOf(chance, style.progressions);
  const rhythm = oneOf(chance, style.figure.rhythms);
  const order = [0, 1, 2, 3].map(() => Math.floor(chance() * 4));
  const notes: Note[] = [];
  let chord: readonly number[] = [CENTRE];
  for (let index = 0; index < bars; index++) {
    const isLast = index === bars - 1 && bars > 1;
    const step = isLast ? style.turn : (progression[index % progression.length] ?? 0);
    chord = chordOn(step, { style, keynote, near: chord });
    const root = pitchOf(step, style, keynote - 12);
    notes.push(
      ...barOf({ index, start: index * bar, bar, chord, root, style, rhythm, order, chance }),
    );
  }
  return notes;
}

/** A bar, and what all its parts play from. */
interface Bar {
  /** From 0. */
  index: number;
  start: number;
  /** Its length in seconds. */
  bar: number;
  chord: readonly number[];
  root: number;
  style: Style;
  rhythm: Rhythm;
  /** Which notes of the chord the broken chord takes in turn. */
  order: readonly number[];
  chance: Chance;
}

function barOf({ index, start, bar, chord, root, style, rhythm, order, chance }: Bar): Note[] {
  const { figure, low, drums, padGain } = style;
  const eighth = bar / EIGHTHS;
  const held = chord.map((pitch, voice): Note => {
    const pan = (voice / Math.max(1, chord.length - 1) - 0.5) * 0.9;
    return { instrument: "pad", pitch, at: start, seconds: bar, gain: padGain, pan };
  });
  const struck = (
    instrument: InstrumentName,
    pattern: Rhythm,
    { gain, pan, pitchOf }: { gain: number; pan: number; pitchOf(count: number): number },
  ): Note[] =>
    [...pattern].flatMap((digit, position, digits) => {
      const strength = Number(digit);
      if (strength === 0) return [];
      const rest = digits.slice(position + 1).findIndex((next) => next !== "0");
      const eighths = rest < 0 ? digits.length - position : rest + 1;
      const count = digits.slice(0, position).filter((before) => before !== "0").length;
      // Nobody plays twice alike.
      const touch = 0.88 + 0.24 * chance();
      return {
        instrument,
        pitch: pitchOf(count),
        at: start + position * eighth + 0.006 * chance(),
        seconds: eighths * eighth,
        gain: (gain * strength * touch) / 9,
        pan,
      };
    });
  const broken = struck(figure.instrument, rhythm, {
    gain: figure.gain,
    pan: index % 2 === 0 ? -0.3 : 0.3,
    pitchOf: (count) => {
      const voice = order[(count + index) % order.length] ?? 0;
      return (chord[voice % chord.length] ?? CENTRE) + (voice === 3 ? 12 : 0);
    },
  });
  const lowest =
    index < ENTRANCES.low
      ? []
      : struck(low.instrument, low.rhythm, { gain: low.gain, pan: 0, pitchOf: () => root });
  const isBreath = index < ENTRANCES.drums || index % BREATH === BREATH - 1;
  const beaten = (isBreath ? [] : (["kick", "snap", "shaker"] as const)).flatMap((drum) => {
    const part = drums[drum];
    const pan = { kick: 0, snap: 0.15, shaker: -0.35 }[drum];
    return part === undefined
      ? []
      : struck(drum, part.rhythm, { gain: part.gain, pan, pitchOf: () => 0 });
  });
  return [...held, ...broken, ...lowest, ...beaten];
}

/** The triad on a step of the scale, each of its notes as near to the chord before as can be. */
function chordOn(
  step: number,
  { style, keynote, near }: { style: Style; keynote: number; near: readonly number[] },
): number[] {
  const middle = near.reduce((sum, pitch) => sum + pitch, 0) / near.length;
  // Pulled back, lest it wanders off.
  const centre = (middle + CENTRE) / 2;
  return [0, 2, 4]
    .map((above) => {
      const pitch = pitchOf(step + above, style, keynote);
      return pitch + 12 * Math.round((centre - pitch) / 12);
    })
    .toSorted((a, b) => a - b);
}

function pitchOf(step: number, { scale }: Style, keynote: number): number {
  const octave = Math.floor(step / scale.length);
  return keynote + 12 * octave + (scale[step % scale.length] ?? 0);
}
