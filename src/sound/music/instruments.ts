import type { Chance } from "../chance.ts";
import { filtered, highPass, lowPass, peak } from "../filters.ts";
import { SAMPLE_RATE } from "../track.ts";

/** A note to be played: its frequency in Hz, which drums ignore, and how long it is held, in seconds. */
interface Tone {
  frequency: number;
  seconds: number;
  chance: Chance;
}

/** Plays a note: the samples of one channel, about as loud as those of the other instruments. */
type Instrument = (tone: Tone) => Float32Array;

/** Warm and slow: it swells, and dies away after the note. */
const pad: Instrument = ({ frequency, seconds, chance }) => {
  const [attack, release] = [Math.min(0.7, seconds / 3), 0.9];
  const wave = waveOf(
    Array.from({ length: 12 }, (_, index) => (index + 1) ** -1.9).filter(
      (_, index) => frequency * (index + 1) < 5_000,
    ),
  );
  const voices = [0.9971, 1, 1.0032].map((detune) =>
    oscillator(wave, frequency * detune, chance()),
  );
  return samplesFor(seconds + release, (time) => {
    const level = Math.min(1, time / attack, Math.max(0, (seconds + release - time) / release));
    return 0.1 * level * level * voices.reduce((sum, next) => sum + next(), 0);
  });
};

/** An electric piano: a struck bell that rounds off. By frequency modulation, after J. Chowning. */
const keys: Instrument = ({ frequency, seconds }) => {
  const length = Math.max(1.4, seconds + 0.4);
  const turn = 2 * Math.PI * frequency;
  return samplesFor(length, (time) => {
    const bell = 0.22 * Math.exp(-9 * time) * Math.sin(turn * 7 * time);
    const body = Math.sin(turn * time + 1.3 * Math.exp(-2.6 * time) * Math.sin(turn * time));
    return 0.95 * edge(time, 0.004, length) * Math.exp(-2.1 * time) * (body + bell);
  });
};

/** A plucked string. By K. Karplus and A. Strong: noise that goes round a loop, which rounds it off. */
const pluck: Instrument = ({ frequency, seconds, chance }) => {
  const period = Math.max(2, Math.round(SAMPLE_RATE / frequency));
  const noise = Float32Array.from({ length: period }, () => 2 * chance() - 1);
  const loop = filtered(noise, lowPass(Math.min(9_000, frequency * 8)));
  const length = Math.max(0.9, seconds + 0.3);
  let position = 0;
  return samplesFor(length, (time) => {
    const next = (position + 1) % period;
    const sample = loop[position] as number;
    loop[position] = 0.4985 * (sample + (loop[next] as number));
    position = next;
    return 1.5 * edge(time, 0.002, length) * sample;
  });
};

/** Round and low, with enough of its overtones to be heard on a phone. */
const bass: Instrument = ({ frequency, seconds }) => {
  const next = oscillator(waveOf([1, 0.55, 0.3, 0.16, 0.08]), frequency, 0);
  const length = seconds + 0.08;
  return samplesFor(
    length,
    (time) => 0.5 * edge(time, 0.008, length) * Math.exp(-1.4 * time) * next(),
  );
};

/** Low strings that are bowed in short strokes. */
const pulse: Instrument = ({ frequency, seconds }) => {
  const wave = waveOf(Array.from({ length: 9 }, (_, index) => (index + 1) ** -1.3));
  const [one, other] = [oscillator(wave, frequency, 0), oscillator(wave, frequency * 1.004, 0.4)];
  const length = seconds + 0.05;
  return samplesFor(
    length,
    (time) => 0.7 * edge(time, 0.015, length) * Math.exp(-5 * time) * (one() + other()),
  );
};

/** A soft bass drum. */
const kick: Instrument = () => {
  let phase = 0;
  return samplesFor(0.28, (time) => {
    phase += (2 * Math.PI * (46 + 90 * Math.exp(-34 * time))) / SAMPLE_RATE;
    return 0.9 * edge(time, 0.002, 0.28) * Math.exp(-11 * time) * Math.sin(phase);
  });
};

/** Fingers that snap. */
const snap: Instrument = ({ chance }) => {
  const noise = samplesFor(0.16, (time) => 1.6 * (2 * chance() - 1) * Math.exp(-38 * time));
  return filtered(noise, highPass(900), peak(1_900, 9, 1.2), lowPass(7_000));
};

/** A shaker, or a closed cymbal. */
const shaker: Instrument = ({ chance }) => {
  const noise = samplesFor(
    0.09,
    (time) => edge(time, 0.006, 0.09) * 4 * (2 * chance() - 1) * Math.exp(-45 * time),
  );
  return filtered(noise, highPass(6_500), lowPass(14_000));
};

/** All instruments by name. */
export const INSTRUMENTS = { pad, keys, pluck, bass, pulse, kick, snap, shaker };
export type InstrumentName = keyof typeof INSTRUMENTS;

function samplesFor(seconds: number, at: (time: number) => number): Float32Array {
  const samples = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (let index = 0; index < samples.length; index++) samples[index] = at(index / SAMPLE_RATE);
  return samples;
}

/** Rises from 0 within `attack` and falls to 0 within the last 60 ms, so that nothing clicks. */
function edge(time: number, attack: number, length: number): number {
  return Math.min(1, time / attack, Math.max(0, (length - time) / 0.06));
}

const WAVE_LENGTH = 2048;

/** One period of a wave with the given strengths of its overtones. */
function waveOf(overtones: readonly number[]): Float32Array {
  return Float32Array.from({ length: WAVE_LENGTH }, (_, index) =>
    overtones.reduce(
      (sum, strength, overtone) =>
        sum + strength * Math.sin((2 * Math.PI * (overtone + 1) * index) / WAVE_LENGTH),
      0,
    ),
  );
}

/** Gives the samples of a wave one by one; `start` is a share of its period. */
function oscillator(wave: Float32Array, frequency: number, start: number): () => number {
  const step = (frequency * WAVE_LENGTH) / SAMPLE_RATE;
  let position = start * WAVE_LENGTH;
  return () => {
    const floor = Math.floor(position);
    const part = position - floor;
    // No pair of them: there are millions.
    const from = wave[floor % WAVE_LENGTH] as number;
    const to = wave[(floor + 1) % WAVE_LENGTH] as number;
    position = (position + step) % WAVE_LENGTH;
    return from + part * (to - from);
  };
}
