import type { KokoroPrecision } from "../config/mod.ts";

/** Where Kokoro's weights are. */
export interface KokoroModel {
  /** An absolute path of a folder, or a name on the Hugging Face Hub, from which it is fetched. */
  source: string;
  precision: KokoroPrecision;
  /** Folder in which fetched weights are kept. */
  cacheDir: string;
}

/** What a Kokoro process is asked for: to load a model, and then to speak with it. */
export type KokoroRequest =
  | { kind: "load"; model: KokoroModel }
  | { kind: "speak"; text: string; voice: string; speed: number };

/** A spoken text. */
export interface KokoroSound {
  samples: Float32Array;
  sampleRate: number;
}
