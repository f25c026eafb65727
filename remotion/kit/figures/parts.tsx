import type { CSSProperties } from "react";
import type { Measured } from "../../../src/posts/data.ts";
import { tonesOf } from "../colour/palette.ts";
import type { BeatOptions } from "../motion/beats.ts";
import { Layer } from "../page/layer.tsx";
import { useGrowth } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { Column, useRoom } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import type { DataStyle } from "./data_style.ts";

/** Options of {@linkcode Parts}. */
export interface PartsProps {
  parts: readonly Measured[];
  look: DataStyle;
  /** Height of the band, in canvas pixels. */
  height?: number;
}

/** A whole as one band, cut into its parts, with what each is below it. */
export function Parts({ parts, look, height = 200 }: PartsProps) {
  const { palette } = useScene();
  const { second, tint } = tonesOf(palette);
  const colours = [palette.accent, second, palette.ink, tint, palette.muted, palette.rule];
  const room = useRoom() ** 2;
  return (
    <div style={{ flex: "6 0 auto", display: "flex", flexDirection: "column" }}>
      <div aria-hidden="true" style={{ display: "flex", gap: 6, height: height * room }}>
        {parts.map(({ share, label }, index) => (
          <Part
            key={index}
            says={label}
            order={index + 2}
            of={parts.length + 2}
            style={{ width: percent(share), background: colours[index] }}
          />
        ))}
      </div>
      <div style={{ ...LEGEND, marginTop: Math.round(36 * room) }}>
        {parts.map(({ label, value }, index) => (
          <div key={index} style={{ ...ROW, padding: `${Math.round(10 * room)}px 0` }}>
            <div
              aria-hidden="true"
              style={{ width: SWATCH, height: SWATCH, background: colours[index] }}
            />
            <Column>
              <Text wrap="pretty" {...look.label} alike="part" order={index + 2}>
                {label}
              </Text>
            </Column>
            <Column style={{ display: "grid", justifyItems: "end" }}>
              <Text oneLine {...look.value} alike="part value" order={index + 2} says={label}>
                {value}
              </Text>
            </Column>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A part of the band, which grows along the line. */
function Part({ style, ...beat }: BeatOptions & { style: CSSProperties }) {
  const { direction } = useScene();
  const clip = { [direction === "rtl" ? "left" : "right"]: 1 - useGrowth(beat) };
  return (
    <Layer name={`part ${beat.order}`} motion={{ clip }} style={{ width: style.width }}>
      <div style={{ height: "100%", background: style.background }} />
    </Layer>
  );
}

const SWATCH = 44;
const LEGEND = {
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-evenly",
} as const;
const ROW = {
  display: "grid",
  gridTemplateColumns: `${SWATCH}px minmax(0, 1.7fr) minmax(0, 1fr)`,
  gap: 28,
  alignItems: "center",
} as const;

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
