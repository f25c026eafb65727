import type { CSSProperties } from "react";
import type { LocatorMap } from "../../../src/posts/locator_map.ts";
import { tonesOf } from "../colour/palette.ts";
import { useDrift } from "../motion/drift.tsx";
import { Layer } from "../page/layer.tsx";
import { useEntrance } from "../page/motion.ts";
import { useScene } from "../page/scene.tsx";
import { Column } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import type { Lettering } from "./data_style.ts";

/** Options of {@linkcode Locator}. */
export interface LocatorProps {
  map: LocatorMap;
  /** How the country's name is set. */
  label: Lettering;
  /** Colours of the sea, the land and its borders. Default to tones of the palette. */
  sea?: string;
  land?: string;
  borders?: string;
  /** True to extend the map to both edges of the canvas. */
  bleeds?: boolean;
  style?: CSSProperties;
}

/**
 * A map with one country in the accent's colour, its name in a corner. As large as its style says; what
 * is beyond that is cut off. It is the same in every direction of writing.
 */
export function Locator({ map, label, bleeds = false, style, ...colours }: LocatorProps) {
  const { palette, layout } = useScene();
  const { left, right } = layout.insets;
  const { tint } = tonesOf(palette);
  const { sea = palette.surface, land = tint, borders = palette.background } = colours;
  const { name, width, height, x, y } = map;
  const country = useEntrance("pop", { order: 1, says: name });
  // Nearer and nearer to the country.
  const approach = useDrift({ scale: 1.16 });
  const line = { fill: "none", strokeLinejoin: "round" } as const;
  const origin = [x / width, y / height] as const;
  const sheet = {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: "xMidYMid slice",
    style: { display: "block", width: "100%", height: "100%" },
  } as const;
  return (
    <div style={{ position: "relative", display: "flex", alignItems: "flex-end", ...style }}>
      <div
        style={{
          position: "absolute",
          top: 0,
          height: "100%",
          left: bleeds ? -left : 0,
          width: bleeds ? `calc(100% + ${left + right}px)` : "100%",
          background: sea,
        }}
      >
        <Layer name="map" motion={{ ...approach, mask: {} }} origin={origin} style={SHEET}>
          <svg aria-hidden="true" {...sheet}>
            <path d={map.land} fill={land} />
            <path d={map.borders} {...line} stroke={borders} strokeWidth={width / 400} />
          </svg>
          <Layer name="country" motion={country} origin={origin} style={SHEET}>
            <svg aria-hidden="true" {...sheet}>
              <path
                d={map.country}
                fill={palette.accent}
                stroke={palette.background}
                strokeWidth={width / 300}
                strokeLinejoin="round"
              />
              {map.isSmall && (
                <circle
                  cx={x}
                  cy={y}
                  r={width / 22}
                  {...line}
                  stroke={palette.accent}
                  strokeWidth={width / 90}
                />
              )}
            </svg>
          </Layer>
        </Layer>
      </div>
      <Column style={{ position: "relative", flex: 1, display: "flex" }}>
        <Text
          {...label}
          oneLine
          entrance="none"
          style={{ padding: "0.3em 0.55em", background: palette.background, ...label.style }}
        >
          {name}
        </Text>
      </Column>
    </div>
  );
}

const SHEET = { position: "absolute", inset: 0 } as const;
