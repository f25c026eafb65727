import { afterAll, describe, expect, test } from "bun:test";
import { testVoice } from "postloom/testing";
import { createEspeakVoice } from "../../src/speech/espeak_voice.ts";
import { createOpenAIVoice } from "../../src/speech/openai_voice.ts";
import type { Voice } from "../../src/speech/voice.ts";
import { voiceWithFallback } from "../../src/speech/voice_with_fallback.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import {
  type SpeechService,
  type SpeechServiceBehaviour,
  startSpeechService,
} from "../support/openai_speech.ts";

const FAILING: SpeechServiceBehaviour = { answer: () => new Response("no", { status: 500 }) };
const closing: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of closing) await each.close();
});

interface Opened {
  voice: Voice;
  service: SpeechService;
  warnings: string[];
  fallbackLines: string[];
}

function open(behaviour: SpeechServiceBehaviour): Opened {
  const local = createEspeakVoice();
  const service = startSpeechService(local, behaviour);
  closing.push(service, local);
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (message: string) => warnings.push(message) };
  const fallbackLines: string[] = [];
  const fallback: Voice = {
    ...local,
    speak(text, options) {
      fallbackLines.push(text);
      return local.speak(text, options);
    },
  };
  const first = createOpenAIVoice({
    settings: {
      apiKey: "key",
      baseUrl: service.baseUrl,
      voice: "alloy",
      transcriptionModel: "hear",
    },
    model: "tts",
    log,
  });
  return { voice: voiceWithFallback(first, fallback, { log }), service, warnings, fallbackLines };
}

testVoice(test, { name: "openai with a fallback", open: () => open({}).voice });

describe("voiceWithFallback()", () => {
  const say = (voice: Voice, text: string, signal = AbortSignal.timeout(300_000)) =>
    voice.speak(text, { language: "en", signal });

  test("lets the fallback speak a line that failed and the next, with one warning", async () => {
    const { voice, service, warnings, fallbackLines } = open(FAILING);
    const { words } = await say(voice, "This line fails");
    expect(words.map(({ text }) => text).join(" ")).toBe("This line fails");
    const requests = service.requests.length;
    await say(voice, "The next line");
    expect(service.requests).toHaveLength(requests);
    expect(warnings).toEqual(['"openai tts alloy" failed, so "espeak" takes over']);
    expect(fallbackLines).toEqual(["This line fails", "The next line"]);
  });

  test("does not let the fallback speak what was aborted", async () => {
    const { voice, warnings, fallbackLines } = open({ answer: () => new Promise(() => {}) });
    const controller = new AbortController();
    const speaking = say(voice, "Nobody waits", controller.signal);
    const reason = new Error("cancelled");
    controller.abort(reason);
    await expect(speaking).rejects.toBe(reason);
    expect(fallbackLines).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test("has the voices of both, and speaks with the one that is chosen", async () => {
    const { voice, service, fallbackLines } = open({});
    expect(voice.voices?.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["alloy", "espeak-fay"]),
    );
    const { signal } = new AbortController();
    await voice.speak("By the service", { language: "en", voice: "alloy", signal });
    expect(fallbackLines).toEqual([]);
    const { length } = service.requests;
    await voice.speak("By the fallback", { language: "en", voice: "espeak-fay", signal });
    expect(fallbackLines).toEqual(["By the fallback"]);
    expect(service.requests).toHaveLength(length);
  });

  test("closes both voices", async () => {
    const closed: string[] = [];
    const named = (name: string): Voice => ({
      name,
      speak: () => Promise.reject(new Error("Closed")),
      close: async () => void closed.push(name),
    });
    await voiceWithFallback(named("first"), named("second"), { log: silentLog }).close();
    expect(closed.toSorted()).toEqual(["first", "second"]);
  });
});
