import { expect, test } from "bun:test";
import fc from "fast-check";
import { cuesOf } from "../../src/speech/cues.ts";
import type { SpokenWord } from "../../src/speech/voice.ts";

/** Words that follow each other without pauses, a tenth of a second for each letter. */
function spoken(line: string): SpokenWord[] {
  let startMs = 0;
  return line.split(" ").map((text) => {
    const word = { text, startMs, endMs: startMs + text.length * 100 };
    startMs = word.endMs;
    return word;
  });
}

function linesOf(words: readonly SpokenWord[], options = {}): string[] {
  return cuesOf(words, options).map((cue) => cue.words.map(({ text }) => text).join(" "));
}

test("cuesOf() breaks at sentences, then at clauses", () => {
  const words = spoken("It rains. We stay at home today, and you make some tea.");
  expect(linesOf(words)).toEqual(["It rains.", "We stay at home today,", "and you make some tea."]);
});

test("cuesOf() leaves no single word behind where the line allows it", () => {
  const lines = linesOf(spoken("every single morning before breakfast people walk along"));
  expect(lines.every((line) => line.includes(" "))).toBe(true);
});

test("cuesOf() does not end a sentence at an abbreviation", () => {
  expect(linesOf(spoken("Ask Dr. Lee of the U.S. team"))[0]).toContain("Dr. Lee");
});

test("cuesOf() shows fewer words the larger they are", () => {
  const words = spoken("one after another the words of a long line go by without any stop at all");
  const counts = (["small", "medium", "large"] as const).map(
    (fontSize) => cuesOf(words, { fontSize }).length,
  );
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBeLessThan(counts[2] ?? 0);
});

test("cuesOf() breaks where the voice pauses", () => {
  const [first, ...rest] = spoken("wait for it now");
  const later = rest.map((word) => ({
    ...word,
    startMs: word.startMs + 900,
    endMs: word.endMs + 900,
  }));
  expect(linesOf(first === undefined ? [] : [first, ...later])).toEqual(["wait", "for it now"]);
});

test("cuesOf() keeps every word once, in cues that are in order and do not overlap", () => {
  const word = fc.record({
    text: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom("a", "word,", "end.", "很好。")),
    joined: fc.boolean(),
    lengthMs: fc.integer({ min: 1, max: 900 }),
    pauseMs: fc.constantFrom(0, 0, 0, 60, 200, 800),
  });
  const fontSizes = fc.constantFrom("small" as const, "medium" as const, "large" as const);
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 60 }),
      fontSizes,
      fc.nat(5000),
      (raw, fontSize, offsetMs) => {
        let timeMs = 0;
        const words = raw.map(({ text, joined, lengthMs, pauseMs }) => {
          const startMs = timeMs + pauseMs;
          timeMs = startMs + lengthMs;
          return { text, joined, startMs, endMs: timeMs };
        });
        const cues = cuesOf(words, { fontSize, offsetMs });
        expect(cues.flatMap((cue) => cue.words).map(({ text }) => text)).toEqual(
          words.map(({ text }) => text),
        );
        let beforeMs = offsetMs;
        for (const cue of cues) {
          expect(cue.startMs).toBeGreaterThanOrEqual(beforeMs);
          expect(cue.startMs).toBe(cue.words[0]?.startMs ?? Number.NaN);
          expect(cue.endMs).toBeGreaterThanOrEqual(cue.words.at(-1)?.endMs ?? Number.NaN);
          beforeMs = cue.endMs;
        }
        expect(beforeMs).toBeLessThanOrEqual(Math.max(offsetMs, timeMs + offsetMs));
      },
    ),
  );
});
