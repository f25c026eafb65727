import { expect, test } from "bun:test";
import fc from "fast-check";
import { composeMusic } from "../../../src/sound/music/compose.ts";
import { STYLES } from "../../../src/sound/music/moods.ts";

const MOODS = ["calm", "bright", "tense"] as const;
const DRUMS = ["kick", "snap", "shaker"];

test("music of any mood and length stays within it, and in its key", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MOODS),
      fc.double({ min: 1, max: 180, noNaN: true }),
      fc.string(),
      (mood, seconds, seed) => {
        const notes = composeMusic({ mood, seconds, seed });
        expect(notes.length).toBeGreaterThan(3);
        for (const { at, pan, gain } of notes) {
          expect(at).toBeWithin(0, seconds);
          expect(Math.abs(pan)).toBeLessThanOrEqual(1);
          expect(gain).toBeGreaterThan(0);
        }
        const { scale, keynotes } = STYLES[mood];
        const pitches = notes.flatMap(({ instrument, pitch }) =>
          DRUMS.includes(instrument) ? [] : [pitch],
        );
        const isIn = (keynote: number) =>
          pitches.every((pitch) =>
            (scale as readonly number[]).includes((pitch - keynote + 120) % 12),
          );
        expect(keynotes.some(isIn)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test("parts come in one after the other", () => {
  const notes = composeMusic({ mood: "bright", seconds: 30, seed: "bees" });
  const firstOf = (instrument: string) =>
    Math.min(...notes.filter((note) => note.instrument === instrument).map(({ at }) => at));
  const [pad, bass, kick] = ["pad", "bass", "kick"].map(firstOf) as [number, number, number];
  expect(pad).toBe(0);
  expect(bass).toBeGreaterThan(pad);
  expect(kick).toBeGreaterThan(bass);
});
