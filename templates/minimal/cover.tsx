import { artHeight, Bleed, Disc, type Of, Space, Text, useScene } from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Across, atBottom, Cap, isTall, Lettered, OnDisc, Oversized } from "./parts.tsx";
import { BODY, HEADLINE } from "./type.ts";

/** The cover: one thing, and the words. */
export function Cover(props: Of<"cover">) {
  const { headline, subline, motif, crossing, index } = props;
  const { layout } = useScene();
  const min = artHeight(560, headline, subline);
  const composition = compositionFor(props, props);
  // A tall page has a disc at its foot already, and room for a drawing beside it.
  const isAtFoot = composition === "disc" && motif !== undefined && isTall(layout);
  switch (isAtFoot ? "below" : composition) {
    case "crossing":
      return (
        <>
          <CoverWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} />}
        </>
      );
    case "below":
      return (
        <>
          <CoverWords {...props} />
          <Space min={min}>
            {motif === undefined ? <Cap /> : <Oversized motif={motif} to={atBottom(index)} />}
          </Space>
        </>
      );
    case "disc":
      return (
        <>
          <Space min={min}>
            <Bleed to={["top"]} style={SUN}>
              <OnDisc motif={motif} />
            </Bleed>
          </Space>
          <CoverWords {...props} />
        </>
      );
    default:
      return (
        <>
          <Space min={motif === undefined ? 330 : min}>
            {motif === undefined ? <Corner /> : <Oversized motif={motif} to={["end", "top"]} />}
          </Space>
          <CoverWords {...props} />
        </>
      );
  }
}

/** Clear of the top edge and of the words. */
const SUN = { top: -20, bottom: 56, display: "flex" } as const;

function CoverWords({ kicker, headline, subline, foot }: Of<"cover">) {
  return (
    <>
      <Text size={[36, 46]} weight={550} tone="accentInk" style={{ marginBottom: 28 }}>
        {kicker ?? ""}
      </Text>
      <Text {...HEADLINE} size={[60, 190]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {subline ?? ""}
      </Text>
      {foot}
    </>
  );
}

/** The disc in the upper corner, partly out of the frame. */
function Corner() {
  const { insets } = useScene().layout;
  const style = {
    position: "absolute",
    width: "auto",
    aspectRatio: 1,
    insetInlineEnd: -insets.right - 110,
    bottom: 64,
  } as const;
  const size = `min(100% + ${insets.top * 0.7 - 80}px, 800px)`;
  return (
    <Disc name="corner" at={0} size={size} style={style}>
      <Lettered />
    </Disc>
  );
}
