/**
 * What stages work with: the services that they are handed, the drivers behind them, and the tools
 * that come with those for texts, speech, sound and colours.
 */
export { type Tinting, tint } from "../colour/tint.ts";
export { readPdf, UnreadableDocumentError } from "../documents/pdf.ts";
export { readText } from "../documents/text.ts";
export type {
  RenderedReel,
  RenderedStill,
  Renderer,
  RenderOptions,
  StillOptions,
} from "../rendering/renderer.ts";
export { cuesOf } from "../speech/cues.ts";
export { toSrt, toVtt } from "../speech/subtitles.ts";
export type { SpeakOptions, Speech, SpokenWord, Voice } from "../speech/voice.ts";
export { joinWav } from "../speech/wav.ts";
export { extensionOf } from "../storage/content_types.ts";
export type { ObjectStore } from "../storage/object_store.ts";
export { splitItem } from "../writing/list_items.ts";
export { closeSentence, openSentence, splitSentences } from "../writing/sentences.ts";
export { type Brief, UnwritableDocumentError, type Writer } from "../writing/writer.ts";
export type { Publisher } from "./publisher.ts";
