import type { CSSProperties, ReactNode } from "react";
import { Img } from "remotion";
import { groundFor } from "../colour/grounds.ts";
import { Tinted, useScene } from "../page/scene.tsx";
import { Column, useRoom } from "../type/fit.tsx";
import { Text } from "../type/text.tsx";
import { useWallPalette } from "./wallpaper.tsx";

/** Radius of a window's corners. */
const CORNER = 52;

/** Style of a row of elements, as in a toolbar. */
export const ROW = { display: "flex", alignItems: "center", gap: 28 } as const;

/** Options of {@linkcode Window}. */
export interface WindowProps {
  foot: ReactNode;
  children: ReactNode;
}

/**
 * An app window that fills the height, with the slide's foot below it. It has no entrance, and cuts off
 * nothing: grounds in its corners need round ones too.
 */
export function Window({ foot, children }: WindowProps) {
  const { palette } = useScene();
  return (
    <>
      <div
        style={{
          flex: 1,
          display: "flex",
          flexDirection: "column",
          background: palette.background,
          borderRadius: CORNER,
          boxShadow: "0 18px 40px rgba(0, 0, 0, 0.28)",
        }}
      >
        {children}
      </div>
      <Tinted palette={useWallPalette()}>{foot}</Tinted>
    </>
  );
}

/** The title bar of a window. */
export function WindowBar({ children }: { children: ReactNode }) {
  const { palette } = useScene();
  const line = `3px solid color-mix(in oklab, ${palette.rule}, transparent 40%)`;
  return (
    <div
      style={{ ...ROW, padding: `${Math.round(30 * useRoom() ** 2)}px 44px`, borderBottom: line }}
    >
      {children}
    </div>
  );
}

/** A placeholder for text. */
export function Blank({ width, height = 22 }: { width: CSSProperties["width"]; height?: number }) {
  const { palette } = useScene();
  return <div style={{ width, height, borderRadius: height / 2, background: palette.rule }} />;
}

/** A logo with a higher aspect ratio would be too small in a circle to be recognised. */
const WIDE = 1.6;

/** The sender's avatar: the brand's logo or initial, or a generic avatar if there is no brand. */
export function SenderAvatar() {
  const { palette, sender } = useScene();
  if (sender === undefined) return <Avatar />;
  const { logo, name, handle } = sender;
  if (logo === null || logo.width > logo.height * WIDE) {
    return <Avatar>{initialOf(name ?? handle ?? "")}</Avatar>;
  }
  const { url, ink } = logo;
  const ground = ink === null ? palette.background : groundFor(ink, palette);
  return (
    <Img
      src={url}
      alt=""
      aria-hidden="true"
      style={{
        flexShrink: 0,
        boxSizing: "border-box",
        width: 104,
        height: 104,
        borderRadius: "50%",
        objectFit: "contain",
        background: ground,
        border: `3px solid ${palette.rule}`,
        // The corners of a square logo without a background stay within the circle.
        padding: ink === null ? 0 : 18,
      }}
    />
  );
}

function initialOf(name: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase() ?? "";
}

/** A generic avatar, or a number or letter in its place. */
export function Avatar({ size = 104, children }: { size?: number; children?: string }) {
  const { palette } = useScene();
  const round = { flexShrink: 0, width: size, height: size, borderRadius: "50%" } as const;
  if (children) {
    return (
      <Column
        style={{ ...round, background: palette.accent, display: "grid", placeItems: "center" }}
      >
        <Text size={[34, 54]} weight={720} leading={1} tone="onAccent" oneLine entrance="none">
          {children}
        </Text>
      </Column>
    );
  }
  const back = `color-mix(in oklab, ${palette.accent}, ${palette.background} 62%)`;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" style={{ ...round, background: back }}>
      <circle cx="50" cy="40" r="19" fill={palette.accent} />
      <path d="M14 100c0-24 16-36 36-36s36 12 36 36z" fill={palette.accent} />
    </svg>
  );
}

/** Placeholder rows, as many as fit, at the foot of a window. */
export function Rows({ style }: { style?: CSSProperties }) {
  return (
    // Never lower than the window's corners, which it would be seen around.
    <div style={{ ...FOOT, borderRadius: `0 0 ${CORNER}px ${CORNER}px` }}>
      <div style={{ position: "absolute", inset: 0, top: CORNER, overflow: "hidden", ...style }}>
        <div style={{ padding: "8px 56px" }}>
          {[62, 84, 48, 74, 58].map((width) => (
            <div key={width} style={{ ...ROW, padding: "34px 0" }}>
              <Avatar size={76} />
              <div style={{ flex: 1, display: "grid", gap: 18 }}>
                <Blank width="30%" />
                <Blank width={`${width}%`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const FOOT = { position: "absolute", inset: 0, top: -CORNER, overflow: "hidden" } as const;
