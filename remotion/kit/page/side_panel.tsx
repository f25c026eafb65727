import type { CSSProperties } from "react";
import { isNight, tonesOf } from "../colour/palette.ts";
import { useArtGround } from "../drawing/art_ground.ts";
import { CutPaper } from "../drawing/cut_paper.tsx";
import { Collage } from "../drawing/cutouts.tsx";
import { isPicture, type Motif } from "../drawing/motif.ts";
import { chanceOf } from "../hash.ts";
import { useDrift } from "../motion/drift.tsx";
import { Layer } from "./layer.tsx";
import { useScene } from "./scene.tsx";

/** Options of {@linkcode SidePanel}. */
export interface SidePanelProps {
  /** What the post is about; without it, the panel is a collage. */
  motif: Motif | undefined;
  /** Seed of the post. */
  seed: string;
}

/** What stands beside the page of a wide picture, from edge to edge: what the post is about, too large for it. */
export function SidePanel({ motif, seed }: SidePanelProps) {
  const { palette, tone } = useScene();
  const quiet = useArtGround();
  const approach = useDrift({ scale: 1.06 });
  const chance = chanceOf(`panel ${seed}`);
  const { tint, second } = tonesOf(palette);
  // On a dark page a tint of most accents is mud.
  const grounds = [palette.accent, isNight(palette) ? second : tint];
  const bright = grounds[Math.floor(chance.next().value * grounds.length)] ?? palette.accent;
  const ground = tone === "grave" ? quiet : bright;
  if (motif === undefined) return <Collage seed={seed} rows={5} style={FILLING} />;
  if (isPicture(motif)) return <CutPaper motif={motif} cut="full" style={FILLING} />;
  const turn = Math.round(chance.next().value * 16 - 8);
  return (
    <div style={{ ...FILLING, overflow: "hidden", background: ground }}>
      <Layer name="panel" motion={{ ...approach }} style={FILLING}>
        <CutPaper motif={motif} ground={ground} turn={turn} style={GIANT} />
      </Layer>
    </div>
  );
}

const FILLING: CSSProperties = { position: "absolute", inset: 0 };
/** Its edges are beyond the panel's. */
const GIANT: CSSProperties = {
  position: "absolute",
  left: "-14%",
  top: "8%",
  width: "128%",
  height: "112%",
};
