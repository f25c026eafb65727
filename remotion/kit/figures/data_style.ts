import type { ReactNode } from "react";
import type { TextProps } from "../type/text.tsx";

/** How a look sets a kind of words. */
export type Lettering = Omit<TextProps, "children" | "alike" | "order">;

/** A bar to be drawn by a look, in canvas pixels. Its box is as large as that. */
export interface BarProps {
  width: number;
  height: number;
  /** Where it grows to: along lines of text, or upwards. */
  along: "line" | "height";
  /** True for the one that matters most: the greatest, or the later. */
  isLeading: boolean;
  order: number;
}

/** How a look draws data: its letters, and what bars and marks are made of. */
export interface DataStyle {
  label: Lettering;
  value: Lettering;
  Bar(props: BarProps): ReactNode;
  /** Thickness of bars, in canvas pixels: the least, and the greatest where there is room. */
  thickness: readonly [number, number];
  /** What marks an event on the line of a timeline, within a square of this size, in canvas pixels. */
  Mark(props: { size: number; order: number }): ReactNode;
  markSize: number;
  /** The line of a timeline, as wide and high as its box. */
  Line(props: { order: number }): ReactNode;
  lineWidth: number;
}
