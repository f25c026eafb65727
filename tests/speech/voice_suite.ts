import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type Speech, type Voice, VoiceError } from "../../src/speech/voice.ts";
import { decodeWav } from "../../src/speech/wav.ts";

const LINES: readonly [string, string][] = [
  ["en", "Hello world, this is a --- test 😀 of 1,234.5 things — see https://example.com/a?b=c!"],
  ["en", "R&D <b>costs</b> 58% **more**, “they” say; isn't that #odd?"],
  ["ar", "مرحبا بالعالم، هذا اختبار 25"],
  ["he", "שלום עולם, זה מבחן"],
  ["hi", "नमस्ते दुनिया, यह एक परीक्षण है।"],
  ["zh", "今天天气很好，我们去公园吧。iPhone 15 很好"],
  ["ja", "きょうは「てんき」がいいです。"],
  ["th", "สวัสดีชาวโลก วันนี้อากาศดี"],
  ["ru", "Привет, мир: 25 слов"],
  ["xx-unknown", "Words of nobody's language"],
];
const wild = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(
      fc.constantFrom("word", "---", "😀", "1,234.5", "今天很好", "שלום", "<", "&", "&amp;", "a.b"),
    )
    .map((words) => words.join(" ")),
);

/** What every voice must do, run against one driver. One that may refuse a line leaves it to another. */
export function testVoice(
  name: string,
  open: () => Promise<Voice>,
  { mayRefuse = false }: { mayRefuse?: boolean } = {},
): void {
  describe(`${name} as a voice`, () => {
    let voice: Voice;
    beforeAll(async () => {
      voice = await open();
    });
    afterAll(() => voice.close());

    const speak = (text: string, language = "en", rate = 1) =>
      voice.speak(text, { language, rate, signal: AbortSignal.timeout(60_000) });

    test("speaks the input's words, each at its time, in any script", async () => {
      for (const [language, line] of LINES) expectWhole(line, await speak(line, language));
    });

    test("gives sound as 16-bit mono WAV of the length it says", async () => {
      const { wav, sampleRate, durationMs } = await speak("A short line.");
      const sound = decodeWav(wav);
      expect(sound.sampleRate).toBe(sampleRate);
      expect((sound.samples.length * 1000) / sampleRate).toBeCloseTo(durationMs, 3);
      expect(sound.samples.some((sample) => Math.abs(sample) > 3000)).toBe(true);
    });

    test("leaves next to no silence at both ends", async () => {
      const { samples, sampleRate } = decodeWav((await speak("A line with ends.")).wav);
      const isLoud = (sample: number) => Math.abs(sample) > 700;
      expect(samples.findIndex(isLoud) / sampleRate).toBeLessThan(0.1);
      expect((samples.length - samples.findLastIndex(isLoud)) / sampleRate).toBeLessThan(0.2);
    });

    test("keeps a short silence for a text that has nothing to say", async () => {
      for (const text of ["", "  ", "😀 --- !!!", "—"]) {
        const speech = await speak(text);
        expectWhole(text, speech);
        expect(speech.durationMs).toBeLessThan(1000);
        expect(decodeWav(speech.wav).samples.every((sample) => sample === 0)).toBe(true);
      }
    });

    test("speaks faster at a higher rate", async () => {
      const line = "The quick brown fox jumps over the lazy dog and runs away.";
      const [slow, fast] = [await speak(line, "en", 0.8), await speak(line, "en", 1.3)];
      expect(fast.durationMs).toBeLessThan(slow.durationMs * 0.8);
    });

    test("speaks many lines at once without mixing them up", async () => {
      const lines = Array.from({ length: 8 }, (_, index) => `Line number ${index}`);
      const speeches = await Promise.all(lines.map((line) => speak(line)));
      for (const [index, line] of lines.entries()) {
        expect(speeches[index]?.words.map(({ text }) => text).join(" ")).toBe(line);
      }
    });

    test("stops with the signal's own reason", async () => {
      const reason = new Error("the job was cancelled");
      const aborted = AbortSignal.abort(reason);
      await expect(voice.speak("Never", { language: "en", signal: aborted })).rejects.toBe(reason);
      const controller = new AbortController();
      const line = "A long line. ".repeat(50);
      const speaking = voice.speak(line, { language: "en", signal: controller.signal });
      controller.abort(reason);
      await expect(speaking).rejects.toBe(reason);
      expectWhole("And goes on", await speak("And goes on"));
    });

    test("keeps the words and their order whatever the text is", async () => {
      await fc.assert(
        fc.asyncProperty(wild, async (text) => {
          try {
            expectWhole(text, await speak(text));
          } catch (error) {
            if (!(mayRefuse && error instanceof VoiceError)) throw error;
          }
        }),
        { numRuns: 40 },
      );
    });
  });
}

/** The words are the input's, and their times run forward within the sound. */
function expectWhole(input: string, { words, durationMs }: Speech): void {
  const text = words.map((word) => (word.joined ? word.text : ` ${word.text}`)).join("");
  expect(text.trim()).toBe(
    input
      .split(/\s+/u)
      .filter((run) => run !== "")
      .join(" "),
  );
  let beforeMs = 0;
  for (const { startMs, endMs } of words) {
    expect(startMs).toBeGreaterThanOrEqual(beforeMs);
    expect(endMs).toBeGreaterThan(startMs);
    beforeMs = endMs;
  }
  expect(beforeMs).toBeLessThanOrEqual(durationMs + 0.001);
}
