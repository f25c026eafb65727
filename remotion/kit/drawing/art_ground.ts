import { quietTones, tonesOf } from "../colour/palette.ts";
import { useScene } from "../page/scene.tsx";

/** The ground that a drawing lies on: a second colour of the page, or a quiet one beside grave words. */
export function useArtGround(): string {
  const { palette, tone } = useScene();
  const [, , quiet = palette.surface] = quietTones(palette);
  return tone === "grave" ? quiet : tonesOf(palette).second;
}
