import { createContext, type ReactNode, useContext } from "react";
import type { Direction } from "../../../src/posts/document.ts";
import type { PictureUrls } from "../../../src/posts/own_picture.ts";
import type { Genre, Tone } from "../../../src/posts/script.ts";
import type { Sender } from "../../../src/posts/sender.ts";
import type { Palette } from "../../../src/posts/template.ts";
import type { Speech } from "../motion/speech.ts";
import type { Typesetting } from "../type/typesetting.ts";
import type { Layout } from "./layout.ts";
import type { EntranceKind } from "./motion.ts";

/** What the kit's components need to know about the picture they are in. */
export interface SceneValue {
  layout: Layout;
  language: string;
  direction: Direction;
  palette: Palette;
  /** How the words of the post sound: nothing that jokes or cheers stands beside grave ones. */
  tone: Tone;
  /** What the post is made of. */
  genre: Genre;
  /** Frames since the start of the scene, negative while it comes; `Infinity` at rest, as in a still. */
  frame: number;
  /** How long the scene is; 0 in a still. */
  durationInFrames: number;
  /** How texts come in, where they do not say. */
  entrance: EntranceKind;
  /** What is said in the scene. */
  speech: Speech;
  /** True in a reel, also where it is drawn at rest. */
  reel: boolean;
  /** True in the opening scene of a reel. */
  opening: boolean;
  /** Identifies the text and its box: type is fitted again only when this changes. */
  fitKey: string;
  typesetting: Typesetting;
  /** The sender; undefined if the account has no brand. */
  sender: Sender | undefined;
  /** The files of the pictures that are shown, by their keys. */
  pictures: PictureUrls;
  /** Zero-based position of the slide; null for what belongs to all slides. */
  slide: number | null;
}

const SceneContext = createContext<SceneValue | null>(null);

/** Provides the scene to the components inside it. */
export function SceneProvider({ value, children }: { value: SceneValue; children: ReactNode }) {
  return <SceneContext.Provider value={value}>{children}</SceneContext.Provider>;
}

/**
 * The scene that a component is in.
 *
 * @throws {Error} outside of a composition.
 */
export function useScene(): SceneValue {
  const value = useContext(SceneContext);
  if (value === null) throw new Error("Cannot draw outside of a scene: use Stills or Reel");
  return value;
}

/** Renders its children in another palette, such as the inverse one. */
export function Tinted({ palette, children }: { palette: Palette; children: ReactNode }) {
  const scene = useScene();
  return <SceneProvider value={{ ...scene, palette }}>{children}</SceneProvider>;
}
