import { artHeight, Marked, type Of, Shape, Space, Text } from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Across, Below, Standing, Strap } from "./parts.tsx";
import { HEADLINE } from "./type.ts";

export function Quote(props: Of<"quote">) {
  const { text, attribution, motif, crossing, foot } = props;
  const composition = compositionFor(props, props);
  const isBelow = composition === "below" || composition === "inverse";
  return (
    <>
      <Marked mark={<Shape name="line" at={2} />} width={24} gap={44}>
        <Text {...HEADLINE} size={[52, isBelow ? 118 : 170]} weight={720} leading={1.06} order={1}>
          {text}
        </Text>
      </Marked>
      {isBelow ? <div style={{ height: 44 }} /> : <Space />}
      {attribution !== null && (
        <Strap size={[38, 54]} order={2}>
          {attribution}
        </Strap>
      )}
      {foot}
      {isBelow && (
        <Below min={motif === undefined ? 160 : artHeight(430, text, attribution)}>
          <Standing motif={motif} />
        </Below>
      )}
      {composition === "crossing" && crossing && <Across crossing={crossing} />}
    </>
  );
}
