import assert from "node:assert/strict";
import fc from "fast-check";
import { decodeWav } from "../sound/wav.ts";
import { type Speech, type Voice, VoiceError } from "../speech/voice.ts";
import { share } from "./_shared.ts";
import { type Check, type RegisterTest, registerChecks } from "./checks.ts";
import type { DriverSample } from "./driver_sample.ts";

const LINES: readonly [language: string, line: string][] = [
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
/** What sums of times may be off by. */
const ROUNDING_MS = 0.001;
const wild = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .array(
      fc.constantFrom("word", "---", "😀", "1,234.5", "今天很好", "שלום", "<", "&", "&amp;", "a.b"),
    )
    .map((words) => words.join(" ")),
);

/** A voice to be tested. */
export interface VoiceSample extends DriverSample<Voice> {
  /**
   * Whether it may refuse odd lines with a `VoiceError`, as one that leaves them to another voice.
   * Defaults to false.
   */
  mayRefuse?: boolean;
}

/**
 * Tests that a voice does what every voice has to do. It is closed by the last of the tests.
 *
 * @example
 * ```ts
 * import { test } from "bun:test";
 *
 * testVoice(test, { name: "studio", open: () => createStudioVoice({ key: "..." }) });
 * ```
 */
export function testVoice(test: RegisterTest, sample: VoiceSample): void {
  registerChecks(test, `voice "${sample.name}"`, voiceChecks(sample));
}

/**
 * The rules of {@linkcode testVoice}, for runners that want them one by one.
 *
 * @example
 * ```ts
 * for (const { name, run } of voiceChecks({ name: "studio", open })) it(name, run);
 * ```
 */
export function voiceChecks({ open, mayRefuse = false }: VoiceSample): Check[] {
  const shared = share(open, (voice) => voice.close());

  async function speak(text: string, { language = "en", rate = 1 } = {}): Promise<Speech> {
    const voice = await shared.get();
    return await voice.speak(text, { language, rate, signal: AbortSignal.timeout(300_000) });
  }

  return [
    {
      name: "speaks the input's words, each at its time, in any script",
      async run() {
        for (const [language, line] of LINES) assertWhole(line, await speak(line, { language }));
      },
    },
    {
      name: "gives sound as 16-bit mono WAV of the length it says",
      async run() {
        const { wav, sampleRate, durationMs } = await speak("A short line.");
        const sound = decodeWav(wav);
        assert.equal(sound.sampleRate, sampleRate);
        const lengthMs = (sound.samples.length * 1000) / sampleRate;
        assert.ok(
          Math.abs(lengthMs - durationMs) < ROUNDING_MS,
          `${durationMs} ms are ${lengthMs}`,
        );
        assert.ok(sound.samples.some((sample) => Math.abs(sample) > 3000));
      },
    },
    {
      name: "leaves next to no silence at both ends",
      async run() {
        const { samples, sampleRate } = decodeWav((await speak("A line with ends.")).wav);
        const isLoud = (sample: number) => Math.abs(sample) > 700;
        assert.ok(samples.findIndex(isLoud) / sampleRate < 0.1);
        assert.ok((samples.length - samples.findLastIndex(isLoud)) / sampleRate < 0.2);
      },
    },
    {
      name: "keeps a short silence for a text that has nothing to say",
      async run() {
        for (const text of ["", "  ", "😀 --- !!!", "—"]) {
          const speech = await speak(text);
          assertWhole(text, speech);
          assert.ok(speech.durationMs < 1000);
          assert.ok(decodeWav(speech.wav).samples.every((sample) => sample === 0));
        }
      },
    },
    {
      name: "speaks faster at a higher rate",
      async run() {
        const line = "The quick brown fox jumps over the lazy dog and runs away.";
        const [slow, fast] = [await speak(line, { rate: 0.8 }), await speak(line, { rate: 1.3 })];
        assert.ok(fast.durationMs < slow.durationMs * 0.8);
      },
    },
    {
      name: "speaks many lines at once without mixing them up",
      async run() {
        const lines = Array.from({ length: 8 }, (_, index) => `Line number ${index}`);
        const speeches = await Promise.all(lines.map((line) => speak(line)));
        assert.deepEqual(
          speeches.map(({ words }) => words.map(({ text }) => text).join(" ")),
          lines,
        );
      },
    },
    {
      name: "stops with the signal's own reason",
      async run() {
        const voice = await shared.get();
        const reason = new Error("The job was cancelled");
        const isReason = (error: unknown) => error === reason;
        const aborted = { language: "en", signal: AbortSignal.abort(reason) };
        await assert.rejects(voice.speak("Never", aborted), isReason);
        const controller = new AbortController();
        const speaking = voice.speak("A long line. ".repeat(50), {
          language: "en",
          signal: controller.signal,
        });
        controller.abort(reason);
        await assert.rejects(speaking, isReason);
        assertWhole("And goes on", await speak("And goes on"));
      },
    },
    {
      name: "keeps the words and their order whatever the text is",
      async run() {
        await fc.assert(
          fc.asyncProperty(wild, async (text) => {
            try {
              assertWhole(text, await speak(text));
            } catch (error) {
              if (!(mayRefuse && error instanceof VoiceError)) throw error;
            }
          }),
          { numRuns: 40 },
        );
      },
    },
    { name: "comes to an end when it is closed", run: () => shared.close() },
  ];
}

/** The words are the input's, and their times run forward within the sound. */
function assertWhole(input: string, { words, durationMs }: Speech): void {
  const text = words.map((word) => (word.joined ? word.text : ` ${word.text}`)).join("");
  assert.equal(text.trim(), input.split(/\s+/u).filter(Boolean).join(" "));
  let beforeMs = 0;
  for (const { text, startMs, endMs } of words) {
    const when = `"${text}" is spoken from ${startMs} to ${endMs} ms`;
    assert.ok(
      startMs >= beforeMs - ROUNDING_MS,
      `${when}, the word before it until ${beforeMs} ms`,
    );
    assert.ok(endMs > startMs, when);
    beforeMs = endMs;
  }
  assert.ok(
    beforeMs <= durationMs + ROUNDING_MS,
    `The last of ${durationMs} ms is at ${beforeMs} ms`,
  );
}
