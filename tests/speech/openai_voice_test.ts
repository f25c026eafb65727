import { afterAll, describe, expect, test } from "bun:test";
import { testVoice } from "postloom/testing";
import { createEspeakVoice } from "../../src/speech/espeak_voice.ts";
import { createOpenAIVoice } from "../../src/speech/openai_voice.ts";
import type { Speech, Voice } from "../../src/speech/voice.ts";
import { VoiceError } from "../../src/speech/voice.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import {
  type SpeechService,
  type SpeechServiceBehaviour,
  startSpeechService,
  wavResponse,
} from "../support/openai_speech.ts";

const LINE = "Remote work, by all accounts, is here to stay. It has 3 good sides!";
const closing: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of closing) await each.close();
  await local.close();
});

const local = createEspeakVoice();
const reference = await speak(local);

interface Opened {
  voice: Voice;
  service: SpeechService;
  warnings: string[];
}

function open(
  behaviour: SpeechServiceBehaviour = {},
  {
    transcriptionModel = "hear",
    timeoutMs = 60_000,
  }: {
    transcriptionModel?: string | null;
    timeoutMs?: number;
  } = {},
): Opened {
  const service = startSpeechService(local, behaviour);
  closing.push(service);
  const warnings: string[] = [];
  const voice = createOpenAIVoice({
    settings: { apiKey: "test", baseUrl: service.baseUrl, voice: "alloy", transcriptionModel },
    model: "tts",
    log: { ...silentLog, warn: (message) => warnings.push(message) },
    timeoutMs,
  });
  return { voice, service, warnings };
}

function speak(voice: Voice, text = LINE): Promise<Speech> {
  return voice.speak(text, { language: "en", signal: AbortSignal.timeout(60_000) });
}

/** How far the words start from where they really do, in milliseconds. */
function errors({ words }: Speech): number[] {
  return words.map(({ startMs }, index) =>
    Math.abs(startMs - (reference.words[index]?.startMs ?? 0)),
  );
}

testVoice(test, {
  name: "openai with a transcription",
  open: () => open().voice,
  mayRefuse: true,
});

describe("createOpenAIVoice() takes the times of words", () => {
  test("from the transcription, though it heard a number as a word", async () => {
    const hear = (words: string[]) =>
      words.map((word) => (word === "3" ? "three" : word.toLowerCase()));
    const { voice, warnings } = open({ hear });
    const speech = await speak(voice);
    expect(Math.max(...errors(speech))).toBeLessThan(150);
    expect(speech.words.map(({ text }) => text).join(" ")).toBe(LINE);
    expect(warnings).toEqual([]);
  });

  test("from the sound when no transcription is wanted", async () => {
    const { voice, service } = open({}, { transcriptionModel: null });
    const far = errors(await speak(voice));
    expect(Math.max(...far)).toBeLessThan(600);
    expect(far.reduce((sum, each) => sum + each, 0) / far.length).toBeLessThan(200);
    expect(service.requests).toEqual(["/v1/audio/speech"]);
  });

  test("from the sound when the service has no transcription, with one warning", async () => {
    const { voice, warnings } = open({ transcribes: false });
    expect(Math.max(...errors(await speak(voice)))).toBeLessThan(600);
    await speak(voice);
    expect(warnings).toHaveLength(1);
  });

  test("from the sound when the transcription heard another text", async () => {
    const { voice } = open({ hear: (words) => words.map(() => "zzz") });
    expect(Math.max(...errors(await speak(voice)))).toBeLessThan(600);
  });
});

describe("createOpenAIVoice() reads", () => {
  test("WAV whose lengths a streaming service could not know", async () => {
    const answer = (wav: Uint8Array<ArrayBuffer>) => {
      const view = new DataView(wav.buffer);
      view.setUint32(4, 0xffffffff, true);
      view.setUint32(40, 0xffffffff, true);
      return wavResponse(wav);
    };
    const { voice } = open({ answer });
    expect(Math.abs((await speak(voice)).durationMs - reference.durationMs)).toBeLessThan(200);
  });

  test("bare PCM when the service says so", async () => {
    const answer = (wav: Uint8Array<ArrayBuffer>) =>
      new Response(wav.slice(44), { headers: { "content-type": "audio/pcm;rate=22050" } });
    const { voice } = open({ answer });
    expect(Math.abs((await speak(voice)).durationMs - reference.durationMs)).toBeLessThan(200);
  });
});

describe("createOpenAIVoice() throws VoiceError", () => {
  const failures: Record<string, NonNullable<SpeechServiceBehaviour["answer"]>> = {
    "when the service answers 500": () => new Response("no", { status: 500 }),
    "when the answer is no sound": () => wavResponse(new Uint8Array(50_000).fill(65)),
    "when the answer is empty": () => wavResponse(new Uint8Array()),
    "when the sound is silent": (wav) => wavResponse(wav.fill(0, 44)),
    "when the sound is far too short": (wav) => wavResponse(wav.slice(0, 2000)),
  };
  const hangs: typeof failures = {
    "when the service does not answer": () => new Promise<Response>(() => {}),
    "when the answer breaks off": (wav) => {
      const start = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(wav.subarray(0, 1000)),
      });
      return new Response(start, { headers: { "content-type": "audio/wav" } });
    },
  };
  const cases = [
    ...Object.entries(failures).map(([name, answer]) => ({ name, answer, timeoutMs: 60_000 })),
    ...Object.entries(hangs).map(([name, answer]) => ({ name, answer, timeoutMs: 300 })),
  ];
  for (const { name, answer, timeoutMs } of cases) {
    test(name, async () => {
      const { voice, warnings } = open({ answer }, { timeoutMs });
      await expect(speak(voice)).rejects.toBeInstanceOf(VoiceError);
      expect(warnings).toEqual([]);
    });
  }
});

test("createOpenAIVoice() says why it cannot speak", async () => {
  const { voice } = open({ answer: () => new Response("no", { status: 500 }) });
  await expect(speak(voice)).rejects.toThrow('Cannot speak with model "tts": 500 no');
});

test("createOpenAIVoice() throws the reason of an abort", async () => {
  const { voice } = open({ answer: () => new Promise(() => {}) });
  const controller = new AbortController();
  const speaking = voice.speak(LINE, { language: "en", signal: controller.signal });
  const reason = new Error("cancelled");
  controller.abort(reason);
  await expect(speaking).rejects.toBe(reason);
});
