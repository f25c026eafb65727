import { CutPaper, isPicture, type Motif, Shape, Text, useScene } from "postloom/kit";

/** A thick and a thin rule, as above the front page's first column. */
export function Masthead() {
  return (
    <div style={{ marginBottom: 52 }}>
      <Shape tone="ink" entrance="none" style={{ height: 18 }} />
      <Shape tone="ink" entrance="none" style={{ height: 3, marginTop: 9 }} />
    </div>
  );
}

/** A short text in capitals on the accent colour, as in a lower third. */
export function Strap({
  size,
  order = 0,
  children,
}: {
  size: [number, number];
  order?: number;
  children: string;
}) {
  const { palette } = useScene();
  return (
    <Text
      face="display"
      weight={800}
      stretch={86}
      leading={1.1}
      tracking={0.01}
      tone="onAccent"
      caps
      oneLine
      size={size}
      entrance="wipe"
      order={order}
      style={{
        alignSelf: "flex-start",
        boxSizing: "border-box",
        width: "fit-content",
        maxWidth: "100%",
        padding: "0.3em 0.5em",
        background: palette.accent,
      }}
    >
      {children}
    </Text>
  );
}

/** Lines that grow thicker towards the text below them. */
export function Lines() {
  const { insets } = useScene().layout;
  return (
    <div
      style={{
        position: "absolute",
        left: -insets.left,
        right: -insets.right,
        top: -insets.top,
        bottom: 0,
        overflow: "hidden",
        display: "flex",
        flexDirection: "column-reverse",
      }}
    >
      {Array.from({ length: 16 }, (_, i) => (
        <Shape key={i} order={i % 3} style={{ height: 66 * 0.79 ** i + 2, marginBottom: 22 }} />
      ))}
    </div>
  );
}

/** What the news are about, large before the lines of a cover. */
export function Seen({ drawing }: { drawing: Motif }) {
  const { palette, layout } = useScene();
  const { insets } = layout;
  const { left, right, top } = insets;
  return (
    <CutPaper
      drawing={drawing}
      ground={palette.accent}
      align={isPicture(drawing) ? "xMidYMid" : "xMaxYMax"}
      style={
        isPicture(drawing)
          ? { position: "absolute", left: -left, right: -right, top: -top, bottom: 0 }
          : {
              position: "absolute",
              right: -right - 40,
              bottom: -24,
              width: `calc(100% + ${right + 40}px)`,
              height: `calc(100% + ${top * 0.6 + 24}px)`,
            }
      }
    />
  );
}

/** What a point is about, in the space below its headline. */
export function Below({ drawing }: { drawing: Motif }) {
  const { direction } = useScene();
  return (
    <CutPaper
      drawing={drawing}
      cut={isPicture(drawing) ? "full" : "two-tone"}
      align={direction === "rtl" ? "xMinYMid" : "xMaxYMid"}
      style={{ position: "absolute", left: 0, top: 40, width: "100%", height: "calc(100% - 80px)" }}
    />
  );
}

/** Longer ones take more room than they are worth. */
const MAX_CAPTION_LENGTH = 90;

/** What stands below a picture; null if that is not known, or too long. */
export function captionOf(drawing: Motif | undefined): string | null {
  if (drawing === undefined || !isPicture(drawing)) return null;
  const { alt } = drawing;
  return alt === null || alt.length > MAX_CAPTION_LENGTH ? null : alt;
}
