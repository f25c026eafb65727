import OpenAI from "openai";
import { abortable } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import type { OpenAIConfig } from "../config/mod.ts";
import { composeSilence, composeSpeech, joinForms, type Line, readLine } from "./compose_speech.ts";
import { estimateTimes } from "./estimated_times.ts";
import { levelSound, type Sound, type Span, trimSilence } from "./sound.ts";
import { readSpokenSound } from "./spoken_sound.ts";
import { readTranscript, timesFromTranscript } from "./transcript_times.ts";
import { type SpeakOptions, type Voice, VoiceError } from "./voice.ts";
import { encodeWav } from "./wav.ts";

const SAMPLE_RATE = 24_000;
const TIMEOUT_MS = 60_000;
/** After a failure, so that a service without transcription does not cost every line its time. */
const TRANSCRIPTION_REST_MS = 60_000;

/** What {@linkcode createOpenAIVoice} is made of. */
export interface OpenAIVoiceOptions {
  settings: Pick<OpenAIConfig, "apiKey" | "baseUrl" | "voice" | "transcriptionModel">;
  model: string;
  log: Log;
  /** For one line, sound and transcription each. Defaults to 60,000. */
  timeoutMs?: number;
}

/**
 * Speaks through the speech API of an OpenAI-compatible service. Words get their times from a
 * transcription where a model for it is set and it succeeds, else from the sound.
 */
export function createOpenAIVoice(options: OpenAIVoiceOptions): Voice {
  const { settings, model, log, timeoutMs = TIMEOUT_MS } = options;
  const { transcriptionModel, voice } = settings;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: 1,
  });
  let transcriptionRestsUntilMs = 0;

  async function synthesize(line: Line, rate: number, signal: AbortSignal) {
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

  async function transcribe(sound: Sound, transcriber: string, spoken: SpeakOptions) {
    const { language, signal } = spoken;
    const base = language.split("-")[0] ?? "";
    const answer: unknown = await client.audio.transcriptions.create(
      {
        model: transcriber,
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
    if (transcriptionModel !== null && performance.now() >= transcriptionRestsUntilMs) {
      try {
        const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const heard = await transcribe(sound, transcriptionModel, { language, signal: limited });
        const times = timesFromTranscript(line.forms, heard);
        if (times !== undefined) return times;
        log.debug("Transcription heard another text, so times are estimated");
      } catch (error) {
        signal.throwIfAborted();
        transcriptionRestsUntilMs = performance.now() + TRANSCRIPTION_REST_MS;
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
    name: `openai ${model} ${voice}`,

    async speak(text, options) {
      const { language, rate = 1, signal } = options;
      signal.throwIfAborted();
      const line = readLine(text, language);
      if (!line.isSpoken) return composeSilence(line, SAMPLE_RATE);
      let sound: Sound;
      try {
        const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        sound = await synthesize(line, rate, limited);
      } catch (cause) {
        signal.throwIfAborted();
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new VoiceError(`Cannot speak with model "${model}": ${reason}`, { cause });
      }
      const times: (Span | undefined)[] = await timesOf(line, sound, options);
      return composeSpeech(line, times, sound);
    },

    async close() {},
  };
}
