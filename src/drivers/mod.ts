/**
 * Everything needed to write a driver: the interfaces and their errors, Postloom's own drivers to
 * wrap or to fall back on, and the functions that those are built from.
 *
 * @example A voice that gets its sound from another service
 * ```ts
 * import {
 *   composeSilence,
 *   composeSpeech,
 *   decodeWav,
 *   estimateTimes,
 *   joinForms,
 *   readLine,
 *   type SpeakOptions,
 *   trimSilence,
 *   type Voice,
 * } from "postloom/drivers";
 *
 * type Synthesize = (text: string, options: SpeakOptions) => Promise<Uint8Array>;
 *
 * export function createStudioVoice(synthesize: Synthesize): Voice {
 *   return {
 *     name: "studio",
 *     async speak(text, options) {
 *       options.signal.throwIfAborted();
 *       const line = readLine(text, options.language);
 *       if (!line.isSpoken) return composeSilence(line, 24_000);
 *       const { sound } = trimSilence(decodeWav(await synthesize(joinForms(line), options)));
 *       const texts = line.words.map((word) => word.text);
 *       return composeSpeech(line, estimateTimes(texts, line.weights, sound), sound);
 *     },
 *     async close() {},
 *   };
 * }
 * ```
 */
export { hueLikeness } from "../colour/hue_likeness.ts";
export { type Tinting, tint } from "../colour/tint.ts";
export { type Part, UnavailableError } from "../common/unavailable_error.ts";
export type { S3Config } from "../config/mod.ts";
export { readPdf, UnreadableDocumentError } from "../documents/pdf/mod.ts";
export { createLocalReader, type DocumentReader } from "../documents/reader.ts";
export { readText } from "../documents/text.ts";
export { TooComplexError } from "../isolation/too_complex_error.ts";
export {
  type QueueBackend,
  type QueueConnection,
  QueueUnavailableError,
} from "../queue/backend.ts";
export { postgresBackend } from "../queue/postgres_backend.ts";
export { redisBackend } from "../queue/redis_backend.ts";
export type { Passage } from "../rendering/passages.ts";
export {
  createRemotionRenderer,
  type RemotionRendererOptions,
} from "../rendering/remotion_renderer.ts";
export {
  type KnownPassage,
  LookError,
  type ReelOptions,
  RenderError,
  type RenderedReel,
  type RenderedStill,
  type Renderer,
  type RenderOptions,
  type SceneOptions,
  type StillOptions,
} from "../rendering/renderer.ts";
export {
  findTemplates,
  loadTemplates,
  TemplateError,
  type TemplateFiles,
} from "../rendering/templates.ts";
export {
  durationOf,
  levelSound,
  type Sound,
  type Span,
  trimSilence,
} from "../sound/sound.ts";
export { createSoundMixer, SoundError, type SoundMixer } from "../sound/sound_mixer.ts";
export type { SoundtrackOptions } from "../sound/soundtrack.ts";
export { decodeWav, encodeWav, joinWav, WavError, type WavPart } from "../sound/wav.ts";
export {
  composeSilence,
  composeSpeech,
  joinForms,
  type Line,
  readLine,
} from "../speech/compose_speech.ts";
export { cuesOf } from "../speech/cues.ts";
export { createEspeakVoice } from "../speech/espeak_voice.ts";
export { estimateTimes } from "../speech/estimated_times.ts";
export { createKokoroVoice, type KokoroVoiceOptions } from "../speech/kokoro_voice.ts";
export { createOpenAIVoice, type OpenAIVoiceOptions } from "../speech/openai_voice.ts";
export { toSrt, toVtt } from "../speech/subtitles.ts";
export {
  type SpeakOptions,
  type Speech,
  type SpokenWord,
  type Voice,
  VoiceError,
} from "../speech/voice.ts";
export { voiceWithFallback } from "../speech/voice_with_fallback.ts";
export { type ByteRange, checkByteRange, rangeBehindEnd } from "../storage/byte_range.ts";
export { checkContentType, contentTypeOf, extensionOf } from "../storage/content_types.ts";
export { createDiskStore } from "../storage/disk_store.ts";
export { checkKeyPrefix, checkObjectKey, isObjectKey } from "../storage/object_key.ts";
export {
  type ListedObject,
  type ObjectStore,
  StorageError,
  type StoredObject,
} from "../storage/object_store.ts";
export { pictureName } from "../storage/picture_name.ts";
export { createS3Store } from "../storage/s3_store.ts";
export { createLocalWriter } from "../writing/local_writer.ts";
export { type Answer, answerSchema, parseAnswer } from "../writing/model/answer.ts";
export { checkAnswer } from "../writing/model/check_answer.ts";
export { type ChatMessage, promptFor } from "../writing/model/openai_prompt.ts";
export { createOpenAIWriter, type OpenAIWriterOptions } from "../writing/model/openai_writer.ts";
export { hasOwnColours } from "../writing/subjects/drawings.ts";
export { splitItem } from "../writing/text/list_items.ts";
export { closeSentence, openSentence, splitSentences } from "../writing/text/sentences.ts";
export { estimateSpokenMs, estimateVoiceMs } from "../writing/text/speaking_time.ts";
export {
  type Brief,
  UnwritableDocumentError,
  type Writer,
  WriterError,
} from "../writing/writer.ts";
export { writerWithFallback } from "../writing/writer_with_fallback.ts";
export type { Publisher } from "./publisher.ts";
