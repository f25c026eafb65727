import type { MusicMood } from "../posts/options.ts";
import { chanceOf } from "./chance.ts";
import { addRoomTone, hit, WHOOSH_LEAD, whoosh } from "./effects.ts";
import { limit } from "./limiter.ts";
import { loudnessOf, truePeakOf } from "./loudness.ts";
import { composeMusic } from "./music/compose.ts";
import { play } from "./music/play.ts";
import { addRoom } from "./room.ts";
import {
  addTo,
  addTrack,
  createTrack,
  encodeTrack,
  SAMPLE_RATE,
  samplesOf,
  type Track,
} from "./track.ts";
import { polishVoice, speakingOf } from "./voice_track.ts";
import { decodeWav } from "./wav.ts";

/** What a reel is to sound like. Times are in seconds from its start. */
export interface SoundtrackOptions {
  /** The voice as WAV, from the reel's start on. */
  voice: Uint8Array;
  /** Length of the reel. */
  seconds: number;
  /** null for the voice alone. */
  music: MusicMood | null;
  /** Where one scene follows another; each gets a whoosh. */
  cuts: readonly number[];
  /** Where a figure appears; each gets a soft blow. */
  hits: readonly number[];
  /** The same seed gives the same music. */
  seed: string;
}

/** What platforms play videos at, in LUFS. */
const LOUDNESS = -14;
/** Encoders add up to half a decibel to a peak, which then still is below -1 dB. */
const CEILING = fromDecibels(-1.5);
/** How far music is below the voice while that speaks, and in its pauses, in decibels. */
const UNDER_VOICE = -18;
const IN_PAUSES = -10;
/** How much of a room is heard beside the voice: enough not to sound as if it spoke from a box. */
const VOICE_ROOM = 0.05;
/** Peaks of effects below the voice's loudness, and that of the room's tone, in decibels. */
const WHOOSH = -3;
const HIT = 3;
const ROOM_TONE = -50;
/** A limiter lowers the loudness that it was set for, each time by less, until nobody hears it. */
const ROUNDS = 4;
const TOLERANCE = 0.2;
/** So much above the ceiling, all of it is turned down instead. */
const LITTLE = fromDecibels(0.15);

/** Makes the sound of a reel: voice, music that gives way to it, and effects, as loud as platforms want it. */
export function makeSoundtrack(options: SoundtrackOptions): Uint8Array<ArrayBuffer> {
  const track = mixed(options);
  collect();
  const master = mastered(track);
  collect();
  return encodeTrack(master);
}

/** Frees tracks at once: one of three minutes has 65 MB, and the collector lets several pile up. */
function collect(): void {
  Bun.gc(true);
}

function mixed({ voice, seconds, music, cuts, hits, seed }: SoundtrackOptions): Track {
  const track = spoken(voice, seconds);
  collect();
  const level = loudnessOf(track);
  // Nothing is said in it: there is nothing to be louder or softer than.
  const reference = Number.isFinite(level) ? level : LOUDNESS;
  const chance = chanceOf(seed);
  if (music !== null) {
    const speaking = speakingOf(track.left);
    const bed = play(composeMusic({ mood: music, seconds, seed }), seconds);
    const even = fromDecibels(reference - loudnessOf(bed));
    const [below, above] = [even * fromDecibels(UNDER_VOICE), even * fromDecibels(IN_PAUSES)];
    addTrack(track, bed, (index) => above + (below - above) * (speaking[index] ?? 0));
    const loud = fromDecibels(reference);
    for (const [index, at] of cuts.entries()) {
      const pan = index % 2 === 0 ? -0.25 : 0.25;
      const gain = loud * fromDecibels(WHOOSH);
      addTo(track, whoosh(chance), { at: at - WHOOSH_LEAD, gain, pan });
    }
    for (const at of hits) addTo(track, hit(), { at, gain: loud * fromDecibels(HIT) });
  }
  addRoomTone(track, fromDecibels(reference + ROOM_TONE), chance);
  return track;
}

/** The voice alone, in its room. */
function spoken(voice: Uint8Array, seconds: number): Track {
  const track = createTrack(seconds);
  addTo(track, polishVoice(samplesOf(decodeWav(voice))), { at: 0, gain: 1 });
  addRoom(track, VOICE_ROOM);
  return track;
}

/** As loud as platforms want it, without a peak above the ceiling. */
function mastered(track: Track): Track {
  let missing = LOUDNESS - loudnessOf(track);
  if (!Number.isFinite(missing)) return track;
  const isLevel = () => Math.abs(missing) <= TOLERANCE;
  let result = track;
  let [decibels, ceiling] = [0, CEILING];
  let excess = isLevel() ? truePeakOf(track) / CEILING : 1;
  for (let round = 0; round < ROUNDS && !(isLevel() && excess < LITTLE); round++) {
    decibels += missing;
    // A limiter looks at samples, between which a wave may be higher.
    ceiling /= Math.max(1, excess);
    if (result === track) result = createTrack(track.left.length / SAMPLE_RATE);
    limit(track, result, { gain: fromDecibels(decibels), ceiling });
    missing = LOUDNESS - loudnessOf(result);
    excess = truePeakOf(result) / CEILING;
  }
  if (excess > 1) for (const side of [result.left, result.right]) scale(side, 1 / excess);
  return result;
}

function scale(samples: Float32Array, gain: number): void {
  for (let index = 0; index < samples.length; index++)
    samples[index] = gain * (samples[index] as number);
}

function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}
