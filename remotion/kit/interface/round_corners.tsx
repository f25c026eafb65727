/** Options of {@linkcode RoundCorners}. */
export interface RoundCornersProps {
  /** In canvas pixels. */
  radius: number;
  /** What lies around the box. */
  colour: string;
}

/**
 * Covers the corners of the box that it is the last in, which hides its overflow and has a position: what
 * moves can be cut off by a rectangle alone.
 */
export function RoundCorners({ radius, colour }: RoundCornersProps) {
  return (
    <div
      aria-hidden="true"
      style={{
        position: "absolute",
        inset: 0,
        borderRadius: radius,
        boxShadow: `0 0 0 ${radius}px ${colour}`,
      }}
    />
  );
}
