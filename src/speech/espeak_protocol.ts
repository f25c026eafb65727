/** A word of a line. */
export interface ESpeakWord {
  /** What is to be said; "" for nothing. */
  form: string;
  /** True if no space parts it from the word before. */
  joined: boolean;
}

/** Asks the eSpeak NG process for a line. */
export interface ESpeakRequest {
  id: number;
  words: ESpeakWord[];
  /** BCP 47. */
  language: string;
  wordsPerMinute: number;
}

/** What eSpeak NG made of a line. */
export interface ESpeakSound {
  sampleRate: number;
  samples: Int16Array;
  /** When each of the request's words starts in milliseconds; undefined for what eSpeak NG did not tell. */
  starts: (number | undefined)[];
}

/** The process's answer to a request. */
export type ESpeakReply = { id: number; sound: ESpeakSound } | { id: number; error: string };

/** True for what the process sends. */
export function isESpeakReply(message: unknown): message is ESpeakReply {
  if (typeof message !== "object" || message === null || !("id" in message)) return false;
  return "sound" in message || "error" in message;
}
