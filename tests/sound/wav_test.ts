import { expect, test } from "bun:test";
import fc from "fast-check";
import { decodeWav, encodeWav, joinWav, WavError } from "../../src/sound/wav.ts";

const sounds = fc.record({
  samples: fc.int16Array({ maxLength: 500 }),
  sampleRate: fc.constantFrom(8000, 22_050, 24_000, 44_100),
});

/** A tone whose length is a whole number of milliseconds. */
function tone(ms: number, sampleRate: number): Uint8Array {
  const wave = (_: unknown, i: number) =>
    Math.round(9000 * Math.sin((2 * Math.PI * 440 * i) / sampleRate));
  return encodeWav({
    samples: Int16Array.from({ length: (ms * sampleRate) / 1000 }, wave),
    sampleRate,
  });
}

test("decodeWav() reads what encodeWav() writes", () => {
  fc.assert(fc.property(sounds, (sound) => expect(decodeWav(encodeWav(sound))).toEqual(sound)));
});

test("decodeWav() answers any bytes with a sound or a WavError", () => {
  const header = encodeWav({ samples: new Int16Array(8), sampleRate: 24_000 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(60), (noise, at) => {
      const bytes = new Uint8Array(Math.max(header.length, at + noise.length));
      bytes.set(header);
      bytes.set(noise, at);
      try {
        expect(decodeWav(bytes).samples).toBeInstanceOf(Int16Array);
      } catch (error) {
        expect(error).toBeInstanceOf(WavError);
      }
    }),
  );
});

test("decodeWav() mixes two channels of float samples down", () => {
  const bytes = new Uint8Array(encodeWav({ samples: new Int16Array(8), sampleRate: 24_000 }));
  const view = new DataView(bytes.buffer);
  view.setUint16(20, 3, true);
  view.setUint16(22, 2, true);
  view.setUint16(34, 32, true);
  for (const [index, value] of [1, 0, -1, -1].entries())
    view.setFloat32(44 + index * 4, value, true);
  expect([...decodeWav(bytes).samples]).toEqual([16383, -32767]);
});

test("joinWav() lays parts at their times on a track of the wanted length", () => {
  const track = decodeWav(
    joinWav(
      [
        { wav: tone(100, 22_050), startMs: 50 },
        { wav: tone(200, 22_050), startMs: 400 },
      ],
      1000,
    ),
  );
  expect(track.samples).toHaveLength(22_050);
  const isSilent = (fromMs: number, toMs: number) =>
    track.samples.subarray(fromMs * 22.05, toMs * 22.05).every((sample) => sample === 0);
  expect([isSilent(0, 49), isSilent(52, 148), isSilent(151, 399), isSilent(402, 598)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isSilent(601, 1000)).toBe(true);
});

test("joinWav() brings parts of two sample rates to the higher one without changing their pitch", () => {
  const parts = [
    { wav: tone(100, 24_000), startMs: 0 },
    { wav: tone(1000, 22_050), startMs: 500 },
  ];
  const { samples, sampleRate } = decodeWav(joinWav(parts, 2000));
  expect(sampleRate).toBe(24_000);
  const second = samples.subarray(12_000, 36_000);
  const crossings = second.filter((sample, i) => sample < 0 !== (second[i + 1] ?? 0) < 0).length;
  expect(Math.abs(crossings - 880)).toBeLessThan(5);
});

test("joinWav() cuts off what sticks out of the track, and gives silence for no parts", () => {
  expect(decodeWav(joinWav([{ wav: tone(500, 24_000), startMs: 900 }], 1000)).samples).toHaveLength(
    24_000,
  );
  expect(decodeWav(joinWav([], 500)).samples.every((sample) => sample === 0)).toBe(true);
});
