/** Asks the eSpeak NG process for a line. */
export interface ESpeakRequest {
  id: number;
  /** SSML. */
  text: string;
  /** BCP 47. */
  language: string;
  wordsPerMinute: number;
}

/** What eSpeak NG made of a line. */
export interface ESpeakSound {
  sampleRate: number;
  samples: Int16Array;
  /** Where the words start, in code points of the request's text and in milliseconds. */
  words: { position: number; startMs: number }[];
}

/** The process's answer to a request. */
export type ESpeakReply = { id: number; sound: ESpeakSound } | { id: number; error: string };

/** True for what the process sends. */
export function isESpeakReply(message: unknown): message is ESpeakReply {
  if (typeof message !== "object" || message === null || !("id" in message)) return false;
  return "sound" in message || "error" in message;
}
