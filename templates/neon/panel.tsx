import { luminous, type PanelProps, Tinted, TubeDrawing, useScene } from "postloom/kit";
import { Second } from "./lettering.tsx";

/** What a wide picture shows beside its page: a sign as high as the house. */
export function Panel({ motif }: PanelProps) {
  const palette = luminous(useScene().palette);
  const { accent, background } = palette;
  const light = `color-mix(in oklab, ${accent} 26%, transparent)`;
  const glow = `radial-gradient(circle at 50% 50%, ${light}, transparent 72%)`;
  return (
    <Tinted palette={palette}>
      <div style={{ position: "absolute", inset: 0, background: `${glow}, ${background}` }} />
      <Second>
        <TubeDrawing motif={motif} thickness={14} style={SIGN} />
      </Second>
    </Tinted>
  );
}

const SIGN = { position: "absolute", inset: "6%" } as const;
