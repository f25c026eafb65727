import {
  artHeight,
  Beside,
  Column,
  type Of,
  quantityIn,
  Space,
  Text,
  TileGround,
  useScene,
} from "postloom/kit";
import { Across, Panel, Poster, Tower } from "./art.tsx";
import { compositionFor } from "./composition.ts";
import { Chart } from "./figure.tsx";
import { BODY, HEADLINE } from "./type.ts";

export function Cover(props: Of<"cover">) {
  const { headline, subline, motif, crossing, seed } = props;
  const drawn = quantityIn(headline);
  const isShare = drawn?.kind === "share";
  if (drawn !== null && (isShare || (drawn.kind === "count" && motif === undefined)))
    return (
      <>
        <CoverWords {...props} />
        <Space />
        <Chart quantity={drawn} of={headline} />
        <Space min={0} />
      </>
    );
  const min = artHeight(560, headline, subline);
  const composition = compositionFor(props, props);
  // A panel is never lower than two rows.
  switch (composition === "above" && min < 280 ? "below" : composition) {
    case "above":
      return (
        <>
          <Panel motif={motif} seed={seed} rows={min > 480 ? 4 : min > 380 ? 3 : 2} />
          <Space min={44} />
          <CoverWords {...props} />
          <Space min={0} />
        </>
      );
    case "beside":
      return (
        <Beside art={<Tower motif={motif} seed={seed} />} to={["end", "bottom"]}>
          <CoverWords {...props} />
        </Beside>
      );
    case "crossing":
      return (
        <>
          <CoverWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} seed={seed} />}
        </>
      );
    default:
      return (
        <>
          <CoverWords {...props} />
          {motif === undefined ? (
            <TileGround seed={headline} min={340} />
          ) : (
            <Poster motif={motif} seed={headline} min={min} />
          )}
        </>
      );
  }
}

function CoverWords({ kicker, headline, subline }: Of<"cover">) {
  return (
    <>
      <Tab>{kicker ?? ""}</Tab>
      <Text {...HEADLINE} size={[56, 132]} order={1}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 32 }}>
        {subline ?? ""}
      </Text>
    </>
  );
}

/** A short text on a coloured background, like a chart's label. */
function Tab({ children }: { children: string }) {
  const { palette } = useScene();
  if (children === "") return null;
  return (
    <Column style={{ display: "flex", marginBottom: 32 }}>
      <Text
        size={[36, 46]}
        weight={650}
        leading={1.2}
        tone="onAccent"
        style={{
          padding: "0.22em 0.55em",
          background: palette.accent,
          maxWidth: "100%",
          boxSizing: "border-box",
        }}
      >
        {children}
      </Text>
    </Column>
  );
}
