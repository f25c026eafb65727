import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testVoice } from "postloom/testing";
import { createEspeakVoice } from "../../src/speech/espeak_voice.ts";
import { createKokoroVoice } from "../../src/speech/kokoro_voice.ts";
import { VoiceError } from "../../src/speech/voice.ts";
import { voiceWithFallback } from "../../src/speech/voice_with_fallback.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { writeTinyKokoro } from "../support/tiny_kokoro.ts";

const dir = await mkdtemp(join(tmpdir(), "postloom-kokoro-"));
const source = join(dir, "tiny");
await writeTinyKokoro(source);

const open = (options: { source?: string } = {}) => {
  const model = { source: options.source ?? source, precision: "q8", cacheDir: dir } as const;
  return createKokoroVoice({ model, voice: "af_heart", env: {}, log: silentLog });
};
const voice = open();
afterAll(async () => {
  await voice.close();
  await rm(dir, { recursive: true });
});
const say = (text: string, more: { language?: string; voice?: string; rate?: number } = {}) =>
  voice.speak(text, { language: "en", signal: AbortSignal.timeout(60_000), ...more });

// It speaks English alone, and leaves the rest to the local voice.
testVoice(test, {
  name: "kokoro with a fallback",
  open: () => voiceWithFallback(open(), createEspeakVoice(), { log: silentLog }),
});

test("a line is spoken with a time for each of its words, as fast as it is wanted", async () => {
  const text = "Old bridges carry 40 trains a day, as they did in 1911.";
  const { words, durationMs, sampleRate } = await say(text);
  expect(sampleRate).toBe(24_000);
  expect(words.map((word) => word.text).join(" ")).toBe(text);
  let untilMs = 0;
  for (const { startMs, endMs } of words) {
    expect(startMs).toBeGreaterThanOrEqual(untilMs);
    expect(endMs).toBeGreaterThan(startMs);
    untilMs = endMs;
  }
  const fast = await say(text, { rate: 1.25, voice: "bm_george" });
  expect(fast.durationMs / durationMs).toBeCloseTo(0.8, 1);
});

test("a line that is longer than what the model reads at once is spoken to its end", async () => {
  const sentence = "The ferry leaves at noon, and the harbour is quiet. ";
  const once = await say(sentence);
  const often = await say(sentence.repeat(20));
  expect(often.durationMs / once.durationMs).toBeGreaterThan(17);
});

test("it has voices of two kinds of English, and refuses other languages", async () => {
  expect(voice.voices?.[0]).toEqual({
    id: "af_heart",
    title: "Heart",
    languages: ["en-US"],
    gender: "female",
    description: "American",
  });
  expect(voice.voices).toHaveLength(28);
  await expect(say("Guten Tag", { language: "de" })).rejects.toThrow(VoiceError);
});

test("a model that is not there is an error that lets others speak", async () => {
  const none = open({ source: join(dir, "nothing") });
  const signal = AbortSignal.timeout(60_000);
  await expect(none.speak("A line.", { language: "en", signal })).rejects.toThrow(VoiceError);
  await none.close();
});
