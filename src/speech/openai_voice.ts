import OpenAI from "openai";
import { abortable } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import type { Endpoint, OpenAIConfig } from "../config/mod.ts";
import { levelSound, type Sound, type Span, trimSilence } from "../sound/sound.ts";
import { encodeWav } from "../sound/wav.ts";
import { composeSilence, composeSpeech, joinForms, type Line, readLine } from "./compose_speech.ts";
import { estimateTimes } from "./estimated_times.ts";
import { openAIVoices } from "./openai_voices.ts";
import { readSpokenSound } from "./spoken_sound.ts";
import { parseTranscript, timesFromTranscript } from "./transcript_times.ts";
import { type SpeakOptions, type Voice, VoiceError } from "./voice.ts";

const SAMPLE_RATE = 24_000;
const TIMEOUT_MS = 60_000;
/** After a failure, so that every line need not wait for a service without transcription. */
const TRANSCRIPTION_COOLDOWN_MS = 60_000;

/** Options of {@linkcode createOpenAIVoice}. */
export interface OpenAIVoiceOptions {
  settings: Endpoint & Pick<OpenAIConfig, "voice" | "transcriptionModel">;
  model: string;
  log: Log;
  /** Timeout per line, for speech and transcription separately, in milliseconds. Defaults to 60,000. */
  timeoutMs?: number;
}

/**
 * Creates a voice that uses the speech API of an OpenAI-compatible service. Word times come from a
 * transcription if a model for it is configured and it succeeds, and else are estimated.
 */
export function createOpenAIVoice(options: OpenAIVoiceOptions): Voice {
  const { settings, model, log, timeoutMs = TIMEOUT_MS } = options;
  const { transcriptionModel, voice } = settings;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: 1,
  });
  const voices = openAIVoices(voice, settings.baseUrl);
  let transcriptionPausedUntilMs = 0;

  async function synthesize(line: Line, { rate = 1, voice: id, signal }: SpeakOptions) {
    const response = await client.audio.speech.create(
      {
        model,
        voice: voices.find((one) => one.id === id)?.id ?? voice,
        input: joinForms(line),
        response_format: "wav",
        // Some models reject the field.
        ...(rate === 1 ? {} : { speed: rate }),
      },
      { signal },
    );
    // The client ignores the signal once it has the headers, but the body may hang too.
    const bytes = await abortable(response.bytes(), signal);
    const sound = readSpokenSound(bytes, response.headers.get("content-type") ?? "", line);
    return trimSilence(levelSound(sound)).sound;
  }

  async function transcribe(sound: Sound, modelName: string, spoken: SpeakOptions) {
    const { language, signal } = spoken;
    const base = language.split("-")[0] ?? "";
    const transcript: unknown = await client.audio.transcriptions.create(
      {
        model: modelName,
        file: new File([encodeWav(sound)], "speech.wav", { type: "audio/wav" }),
        response_format: "verbose_json",
        timestamp_granularities: ["word"],
        ...(base.length === 2 ? { language: base } : {}),
      },
      { signal },
    );
    return parseTranscript(transcript);
  }

  async function timesOf(line: Line, sound: Sound, { language, signal }: SpeakOptions) {
    if (transcriptionModel !== null && performance.now() >= transcriptionPausedUntilMs) {
      try {
        const signalWithTimeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const heard = await transcribe(sound, transcriptionModel, {
          language,
          signal: signalWithTimeout,
        });
        const times = timesFromTranscript(line.forms, heard);
        if (times !== undefined) return times;
        log.debug("Transcription heard another text, so times are estimated");
      } catch (error) {
        signal.throwIfAborted();
        transcriptionPausedUntilMs = performance.now() + TRANSCRIPTION_COOLDOWN_MS;
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
    voices,

    async speak(text, options) {
      const { language, signal } = options;
      signal.throwIfAborted();
      const line = readLine(text, language);
      if (!line.isSpoken) return composeSilence(line, SAMPLE_RATE);
      let sound: Sound;
      try {
        const signalWithTimeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        sound = await synthesize(line, { ...options, signal: signalWithTimeout });
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
