import OpenAI from "openai";
import { abortable } from "../common/deadline.ts";
import type { OpenAIConfig } from "../config.ts";
import type { Log } from "../log.ts";
import { composeSilence, composeSpeech, joinForms, type Line, readLine } from "./compose_speech.ts";
import { estimateTimes } from "./estimated_times.ts";
import { levelSound, type Sound, type Span, trimSilence } from "./sound.ts";
import { readSpokenSound } from "./spoken_sound.ts";
import { readTranscript, timesFromTranscript } from "./transcript_times.ts";
import type { SpeakOptions, Voice } from "./voice.ts";
import { encodeWav } from "./wav.ts";

const SAMPLE_RATE = 24_000;
const TIMEOUT_MS = 60_000;
// After a failure, so that a service that is down does not cost every line its timeout, and the
// lines of one reel are spoken by one voice.
const REST_MS = 60_000;

/** What {@linkcode createOpenAIVoice} is made of. */
interface OpenAIVoiceOptions {
  settings: OpenAIConfig;
  /** Speaks when the service cannot; closed with this voice. */
  fallback: Voice;
  log: Log;
  /** For one line, sound and transcription each. Defaults to 60,000. */
  timeoutMs?: number;
}

/**
 * Speaks through the speech API of an OpenAI-compatible service. Words get their times from a
 * transcription where a model for it is set, else from the sound. When the service fails, the
 * fallback speaks, for this line and for the next minute. Without a voice model this is the fallback.
 */
export function createOpenAIVoice(options: OpenAIVoiceOptions): Voice {
  const { settings, fallback, log, timeoutMs = TIMEOUT_MS } = options;
  const { voiceModel, transcriptionModel, voice } = settings;
  if (voiceModel === null) return fallback;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: 1,
  });
  const speech = createRest();
  const transcription = createRest();

  async function synthesize(line: Line, model: string, rate: number, signal: AbortSignal) {
    const response = await client.audio.speech.create(
      {
        model,
        voice,
        input: joinForms(line),
        response_format: "wav",
        // Some models refuse the field.
        ...(rate === 1 ? {} : { speed: rate }),
      },
      { signal },
    );
    // The client's signal ends with the headers; the body may hang just as well.
    const bytes = await abortable(response.bytes(), signal);
    const sound = readSpokenSound(bytes, response.headers.get("content-type") ?? "", line);
    return trimSilence(levelSound(sound)).sound;
  }

  async function transcribe(sound: Sound, model: string, language: string, signal: AbortSignal) {
    const base = language.split("-")[0] ?? "";
    const answer: unknown = await client.audio.transcriptions.create(
      {
        model,
        file: new File([encodeWav(sound)], "speech.wav", { type: "audio/wav" }),
        response_format: "verbose_json",
        timestamp_granularities: ["word"],
        ...(base.length === 2 ? { language: base } : {}),
      },
      { signal },
    );
    return readTranscript(answer);
  }

  async function timesOf(line: Line, sound: Sound, { language, signal }: SpeakOptions) {
    if (transcriptionModel !== null && !transcription.isOn()) {
      try {
        const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const heard = await transcribe(sound, transcriptionModel, language, limited);
        const times = timesFromTranscript(line.forms, heard);
        if (times !== undefined) return times;
        log.debug("Transcription heard another text, so times are estimated");
      } catch (error) {
        signal.throwIfAborted();
        transcription.start();
        log.warn("Transcription failed, so times are estimated", { error: String(error) });
      }
    }
    return estimateTimes(
      line.words.map((word) => word.text),
      line.weights,
      sound,
    );
  }

  return {
    name: `openai ${voiceModel} ${voice}`,

    async speak(text, options) {
      const { language, rate = 1, signal } = options;
      signal.throwIfAborted();
      const line = readLine(text, language);
      if (!line.isSpoken) return composeSilence(line, SAMPLE_RATE);
      if (speech.isOn()) return await fallback.speak(text, options);
      let sound: Sound;
      try {
        const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        sound = await synthesize(line, voiceModel, rate, limited);
      } catch (error) {
        signal.throwIfAborted();
        speech.start();
        log.warn(`Speech service failed, so "${fallback.name}" speaks`, { error: String(error) });
        return await fallback.speak(text, options);
      }
      const times: (Span | undefined)[] = await timesOf(line, sound, options);
      return composeSpeech(line, times, sound);
    },

    close: () => fallback.close(),
  };
}

function createRest() {
  let untilMs = 0;
  return {
    isOn: () => performance.now() < untilMs,
    start() {
      untilMs = performance.now() + REST_MS;
    },
  };
}
