import { useScene } from "../page/scene.tsx";
import { Column } from "../type/fit.tsx";
import { Text, type TextProps } from "../type/text.tsx";
import { Shape } from "./shapes.tsx";

/** A speech bubble with its tail pointing down to the speaker. */
export function Bubble(props: TextProps) {
  const { palette, direction } = useScene();
  return (
    <Shape
      name="bubble"
      tone="background"
      entrance="pop"
      style={{ position: "relative", padding: "64px 60px 68px", marginBottom: 84 }}
    >
      <Column>
        <Text {...props} entrance="none" />
      </Column>
      <svg
        aria-hidden="true"
        width="80"
        height="64"
        viewBox="0 0 80 64"
        style={{
          position: "absolute",
          top: "calc(100% - 1px)",
          insetInlineStart: 44,
          ...(direction === "rtl" && { transform: "scaleX(-1)" }),
        }}
      >
        <path d="M0 0h80L0 64z" fill={palette.background} />
      </svg>
    </Shape>
  );
}
