declare module "@echogarden/espeak-ng-emscripten" {
  interface ESpeakEvent {
    type: string;
    /** Position in the text in code points, from 1. */
    text_position: number;
    word_length: number;
    /** Milliseconds. */
    audio_position: number;
  }

  interface ESpeakWorker {
    /** Returns 0 if there is such a voice. */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    get_samplerate(): number;
    list_voices(): { identifier: string; languages: { name: string; priority: number }[] }[];
    /** Calls back with each piece of sound, until a call returns true. */
    synthesize(
      text: string,
      callback: (audio: Int16Array | null, events: ESpeakEvent[]) => boolean,
    ): void;
  }

  export default function load(options?: {
    print?(line: string): void;
    printErr?(line: string): void;
  }): Promise<{ eSpeakNGWorker: new () => ESpeakWorker }>;
}
