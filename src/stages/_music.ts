import type { Genre, KnownOptions, MusicMood, Scene, Script } from "postloom/posts";
import { FRAMES_PER_SECOND } from "postloom/posts";

/** What suits a genre where the tone is neither grave nor light; the rest is calm. */
const MOODS: Readonly<Partial<Record<Genre, MusicMood>>> = {
  news: "tense",
  figures: "tense",
  list: "bright",
  joke: "bright",
  recipe: "bright",
  howto: "bright",
  release: "bright",
};

/** The mood of the music for a script; null for none, as where a format has no such option. */
export function moodOf(
  { music = "none" }: KnownOptions,
  { genre, tone = "neutral" }: Pick<Script, "genre" | "tone">,
): MusicMood | null {
  if (music === "none") return null;
  if (music !== "auto") return music;
  if (tone === "grave") return "calm";
  return tone === "light" ? "bright" : (MOODS[genre] ?? "calm");
}

/** What is heard of the scenes besides the voice, in seconds from the start of the reel. */
export interface Accents {
  cuts: number[];
  hits: number[];
}

/** Where scenes change, and where a figure appears. A grave text has none. */
export function accentsOf(scenes: readonly Scene[], tone: Script["tone"]): Accents {
  if (tone === "grave") return { cuts: [], hits: [] };
  const secondsAt = ({ startFrame }: Scene) => startFrame / FRAMES_PER_SECOND;
  return {
    cuts: scenes.slice(1).map(secondsAt),
    hits: scenes.filter(({ slide }) => slide.kind === "figure").map(secondsAt),
  };
}
