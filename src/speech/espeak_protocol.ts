import type { ESpeakTone } from "./espeak_voices.ts";

/** A word of a line. */
export interface ESpeakWord {
  /** What to pronounce; "" for nothing. */
  form: string;
  /** True if no space separates it from the previous word. */
  joined: boolean;
}

/** A request to the eSpeak NG process to speak a line. */
export interface ESpeakRequest {
  id: number;
  words: ESpeakWord[];
  /** BCP 47. */
  language: string;
  wordsPerMinute: number;
  tone: ESpeakTone;
}

/** A line as spoken by eSpeak NG. */
export interface ESpeakSound {
  sampleRate: number;
  samples: Int16Array;
  /** Start of each word of the request, in milliseconds; undefined if eSpeak NG did not report it. */
  starts: (number | undefined)[];
}

/** The response to a request. */
export type ESpeakResponse = { id: number; sound: ESpeakSound } | { id: number; error: string };

/** True if a message is a response of the process. */
export function isESpeakResponse(message: unknown): message is ESpeakResponse {
  if (typeof message !== "object" || message === null || !("id" in message)) return false;
  return "sound" in message || "error" in message;
}
