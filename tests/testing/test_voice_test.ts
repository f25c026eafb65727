import { afterAll, expect, test } from "bun:test";
import { voiceChecks } from "postloom/testing";
import { createEspeakVoice } from "../../src/speech/espeak_voice.ts";
import type { Voice } from "../../src/speech/voice.ts";
import { brokenRules } from "./_broken_rules.ts";

const voice = createEspeakVoice();
afterAll(() => voice.close());

/** Says everything, and tells no time of the last word. */
const forgetful: Voice = {
  ...voice,
  async speak(text, options) {
    const speech = await voice.speak(text, options);
    return { ...speech, words: speech.words.slice(0, -1) };
  },
};

test("testVoice() finds a voice that loses a word", async () => {
  const checks = voiceChecks({ name: "forgetful", open: () => forgetful });
  const words = "speaks the input's words, each at its time, in any script";
  const sound = "gives sound as 16-bit mono WAV of the length it says";
  const concerned = checks.filter(({ name }) => name === words || name === sound);
  expect(concerned).toHaveLength(2);
  expect(await brokenRules(concerned)).toEqual([words]);
});
