import type { VoiceFacts } from "../posts/voice_facts.ts";

/** A word of the input with the time at which it is spoken. */
export interface SpokenWord {
  /** Exactly as in the input, including adjacent punctuation. */
  text: string;
  /** True if the input has no space before this word, as in Chinese. */
  joined?: boolean;
  startMs: number;
  endMs: number;
}

/** A spoken line. */
export interface Speech {
  /** A WAV file: 16-bit mono PCM. */
  wav: Uint8Array;
  sampleRate: number;
  durationMs: number;
  /**
   * Every word of the input, in order. Joined, with a space before each that is not `joined`, they
   * make up the input with its white space collapsed.
   */
  words: SpokenWord[];
}

/** Options of {@linkcode Voice.speak}. */
export interface SpeakOptions {
  /** BCP 47. For a language that the voice does not speak, the nearest one is used. */
  language: string;
  /** Speed, from 0.8 to 1.3; 1 is the voice's normal speed and the default. */
  rate?: number;
  /** The id of one of its `voices`; its usual one if it is left out, or has no such voice. */
  voice?: string;
  signal: AbortSignal;
}

/** Thrown when a voice cannot speak a line; another voice may be able to. */
export class VoiceError extends Error {
  override readonly name: string = "VoiceError";
}

/** Turns lines of text into speech. Drivers: `espeak_voice.ts`, `openai_voice.ts`. */
export interface Voice {
  readonly name: string;
  /** The voices that a request can choose from, the usual one first; left out if there is only that. */
  readonly voices?: readonly VoiceFacts[];
  /**
   * Speaks one line.
   *
   * @throws {VoiceError} if the line cannot be spoken.
   * @throws the signal's reason as soon as it aborts.
   */
  speak(text: string, options: SpeakOptions): Promise<Speech>;
  close(): Promise<void>;
}
