import type { CSSProperties } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { useScene } from "../page/scene.tsx";

/** Paths in a square of 24. */
const ICONS = {
  back: "M15 4.5L7.5 12l7.5 7.5",
  bookmark: "M6 3.5h12v17l-6-4.6-6 4.6z",
  call: "M4.5 4h4l1.8 4.4-2.3 1.9a12.5 12.5 0 0 0 5.7 5.7l1.9-2.3 4.4 1.8v4A16 16 0 0 1 4.5 4z",
  check: "M5.5 12.6l4.3 4.4 8.7-9.6",
  heart:
    "M12 20.3C7 17 2.8 13.4 2.8 9.3c0-2.8 2-4.9 4.6-4.9 1.9 0 3.6 1 4.6 2.8 1-1.8 2.7-2.8 4.6-2.8 2.6 0 4.6 2.1 4.6 4.9 0 4.1-4.2 7.7-9.2 11z",
  link: "M10.2 13.8a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7l-1.3 1.3M13.8 10.2a4 4 0 0 0-5.7 0l-3.3 3.3a4 4 0 0 0 5.7 5.7l1.3-1.3",
  microphone:
    "M12 3.2a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.6 11.2a6.4 6.4 0 0 0 12.8 0M12 17.6v3.2",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  plus: "M12 4.5v15M4.5 12h15",
  reply: "M20.6 11.6a8.4 8.4 0 0 1-12.4 7.3L3.4 20.4l1.5-4.8A8.4 8.4 0 1 1 20.6 11.6z",
  search: "M10.6 4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2zM15.4 15.4l5 5",
  send: "M3.6 11.4L20.4 3.6l-7.6 16.8-2-7z",
  share: "M12 15.2V3.6M7.6 8L12 3.6 16.4 8M5 12.4v7.8h14v-7.8",
} as const;

/** Icons that are mirrored in right-to-left scripts. */
const DIRECTED: ReadonlySet<string> = new Set(["back", "send", "reply"]);

/** Options of {@linkcode Icon}. */
export interface IconProps {
  name: keyof typeof ICONS;
  /** Width and height, in canvas pixels. */
  size: number;
  tone?: keyof Palette;
  filled?: boolean;
  style?: CSSProperties;
}

/** A line icon, as in an app's interface. */
export function Icon({ name, size, tone = "ink", filled = false, style }: IconProps) {
  const { palette, direction } = useScene();
  const mirrored = direction === "rtl" && DIRECTED.has(name);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? palette[tone] : "none"}
      stroke={palette[tone]}
      strokeWidth={name === "more" ? 3.2 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0, ...(mirrored && { transform: "scaleX(-1)" }), ...style }}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
