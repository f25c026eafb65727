import { createContext, type ReactNode, useContext } from "react";
import type { Direction } from "../../../src/posts/document.ts";
import type { Sender } from "../../../src/posts/sender.ts";
import type { Palette } from "../../../src/posts/template.ts";
import type { Typesetting } from "../type/typesetting.ts";
import type { Layout } from "./layout.ts";

/** What the kit's parts need to know of the picture they stand in. */
export interface SceneValue {
  layout: Layout;
  language: string;
  direction: Direction;
  palette: Palette;
  /** Frames since the scene began; `Infinity` where nothing moves. */
  frame: number;
  /** True in the scene that a reel opens with. */
  opening: boolean;
  /** Equal for equal text and space: type is fitted again only when it changes. */
  fitKey: string;
  typesetting: Typesetting;
  /** Whom the post is from; undefined where its account has not said so. */
  sender: Sender | undefined;
  /** Position of the slide in its post, from 0; null for what belongs to all of them. */
  slide: number | null;
}

const SceneContext = createContext<SceneValue | null>(null);

/** Tells the parts inside it about their scene. */
export function SceneProvider({ value, children }: { value: SceneValue; children: ReactNode }) {
  return <SceneContext.Provider value={value}>{children}</SceneContext.Provider>;
}

/**
 * The scene that a part stands in.
 *
 * @throws {Error} outside of a composition.
 */
export function useScene(): SceneValue {
  const value = useContext(SceneContext);
  if (value === null) throw new Error("Cannot draw outside of a scene: use Stills or Reel");
  return value;
}

/** Draws its children in another palette, such as the inverse one. */
export function Tinted({ palette, children }: { palette: Palette; children: ReactNode }) {
  const scene = useScene();
  return <SceneProvider value={{ ...scene, palette }}>{children}</SceneProvider>;
}
