/** A word as it was written in the input, with the time at which it is spoken. */
export interface SpokenWord {
  /** The input's own characters, punctuation that touches the word included. */
  text: string;
  /** True where the input has no space between this word and the one before, as in Chinese. */
  joined?: boolean;
  startMs: number;
  endMs: number;
}

/** One line, spoken. */
export interface Speech {
  /** Mono PCM, 16 bit, in a WAV container. */
  wav: Uint8Array;
  sampleRate: number;
  durationMs: number;
  /**
   * Every word of the input, in order. Put together, with a space in front of each that is not
   * `joined`, they are the input with its white space made single.
   */
  words: SpokenWord[];
}

/** Options of {@linkcode Voice.speak}. */
export interface SpeakOptions {
  /** BCP 47. A language that the voice lacks is spoken by the nearest one it has. */
  language: string;
  /** 1 is the voice's normal rate; 0.8 to 1.3. Defaults to 1. */
  rate?: number;
  signal: AbortSignal;
}

/** Thrown when a voice cannot speak a line, though another one may. */
export class VoiceError extends Error {
  override readonly name: string = "VoiceError";
}

/** Speaks lines. Drivers: `espeak_voice.ts`, `openai_voice.ts`. */
export interface Voice {
  readonly name: string;
  /**
   * Speaks one line.
   *
   * @throws {VoiceError} if it cannot be spoken.
   * @throws the signal's reason as soon as it aborts.
   */
  speak(text: string, options: SpeakOptions): Promise<Speech>;
  close(): Promise<void>;
}
