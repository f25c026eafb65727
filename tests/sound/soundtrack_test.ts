import { expect, test } from "bun:test";
import { loudnessOf, truePeakOf } from "../../src/sound/loudness.ts";
import { createSoundMixer, SoundError } from "../../src/sound/sound_mixer.ts";
import { makeSoundtrack, type SoundtrackOptions } from "../../src/sound/soundtrack.ts";
import { SAMPLE_RATE, type Track } from "../../src/sound/track.ts";
import { encodeWav } from "../../src/sound/wav.ts";

const SECONDS = 12;
const VOICE_RATE = 22_050;
/** Where the voice speaks. */
const SPOKEN = [
  [0.2, 4],
  [7, 11],
] as const;

/** Something that hums like a voice, in syllables, with a pause of three seconds. */
function hum(loudnessAt: (time: number) => number) {
  return encodeWav({
    sampleRate: VOICE_RATE,
    samples: Int16Array.from({ length: SECONDS * VOICE_RATE }, (_, index) => {
      const time = index / VOICE_RATE;
      if (!SPOKEN.some(([from, to]) => time >= from && time < to)) return 0;
      const tone = [1, 2, 3, 5, 9].reduce((sum, n) => sum + Math.sin(816 * n * time), 0);
      return loudnessAt(time) * tone;
    }),
  });
}

const voice = hum((time) => 4_000 * Math.abs(Math.sin(Math.PI * 4 * time)));
/** Each syllable is a crack that dies away. */
const cracking = hum((time) => 7_000 * Math.exp(-22 * ((4 * time) % 1)));

const OPTIONS: SoundtrackOptions = {
  voice,
  seconds: SECONDS,
  music: "bright",
  cuts: [5.5],
  hits: [7],
  seed: "bees",
};

/** The sound of a WAV file of two channels. */
function trackOf(wav: Uint8Array<ArrayBuffer>): Track {
  const samples = new Int16Array(wav.buffer, 44);
  const side = (offset: number) =>
    Float32Array.from(
      { length: samples.length / 2 },
      (_, i) => (samples[2 * i + offset] ?? 0) / 32768,
    );
  return { left: side(0), right: side(1) };
}

function between({ left, right }: Track, from: number, to: number): Track {
  const cut = (side: Float32Array) => side.slice(from * SAMPLE_RATE, to * SAMPLE_RATE);
  return { left: cut(left), right: cut(right) };
}

/** How many samples in a row are all zero at most. */
function longestSilence({ left, right }: Track): number {
  let [longest, current] = [0, 0];
  for (const [index, sample] of left.entries()) {
    current = sample === 0 && right[index] === 0 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

test.each([
  ["calm", voice],
  ["bright", voice],
  ["tense", voice],
  [null, voice],
  ["calm", cracking],
] as const)(
  "with music %p it is as loud as platforms want it, and never silent",
  (music, voice) => {
    const track = trackOf(makeSoundtrack({ ...OPTIONS, music, voice }));
    expect(track.left.length).toBe(SECONDS * SAMPLE_RATE);
    expect(Math.abs(loudnessOf(track) + 14)).toBeLessThan(0.36);
    expect(20 * Math.log10(truePeakOf(track))).toBeLessThan(-1);
    expect(longestSilence(track)).toBeLessThan(0.01 * SAMPLE_RATE);
  },
);

test("music is heard in pauses, and gives way to the voice", () => {
  const still = { ...OPTIONS, cuts: [], hits: [] };
  const [withMusic, alone] = [still, { ...still, music: null }].map((options) =>
    trackOf(makeSoundtrack(options)),
  ) as [Track, Track];
  const pause = loudnessOf(between(withMusic, 5, 6.5));
  expect(loudnessOf(between(alone, 5, 6.5))).toBeLessThan(-50);
  expect(pause).toBeGreaterThan(-30);
  // What is there besides the voice while that speaks.
  const speech = between(withMusic, 1, 3.5);
  const [dry, level] = [between(alone, 1, 3.5), 10 ** (-18 / 20)];
  expect(loudnessOf(speech)).toBeGreaterThan(-16);
  expect(loudnessOf(speech) - loudnessOf(dry)).toBeLessThan(20 * Math.log10(1 + 2 * level));
  expect(loudnessOf(speech) - pause).toBeGreaterThan(6);
});

test("the same seed gives the same sound, and another seed other music", () => {
  const wav = makeSoundtrack(OPTIONS);
  expect(Buffer.from(makeSoundtrack(OPTIONS)).equals(wav)).toBe(true);
  expect(Buffer.from(makeSoundtrack({ ...OPTIONS, seed: "wasps" })).equals(wav)).toBe(false);
});

test("a voice that says nothing gets a soundtrack too", () => {
  const silent = encodeWav({ samples: new Int16Array(VOICE_RATE), sampleRate: VOICE_RATE });
  const track = trackOf(
    makeSoundtrack({ ...OPTIONS, voice: silent, seconds: 1, cuts: [], hits: [] }),
  );
  expect(Number.isFinite(loudnessOf(track))).toBe(true);
});

test("a mixer makes the same in a thread, refuses what is no WAV, and stops when it is aborted", async () => {
  const mixer = createSoundMixer();
  const { signal } = new AbortController();
  expect(Buffer.from(await mixer.mix(OPTIONS, signal)).equals(makeSoundtrack(OPTIONS))).toBe(true);
  const broken = { ...OPTIONS, voice: new Uint8Array([1, 2, 3]) };
  await expect(mixer.mix(broken, signal)).rejects.toBeInstanceOf(SoundError);
  const controller = new AbortController();
  const mixing = mixer.mix({ ...OPTIONS, seconds: 180 }, controller.signal);
  controller.abort(new RangeError("no longer wanted"));
  await expect(mixing).rejects.toThrow("no longer wanted");
});
