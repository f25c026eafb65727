import { artHeight, Marked, type Of, QuoteMark, Shape, Space, Text } from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Across, atBottom, Cap, Oversized } from "./parts.tsx";
import { HEADLINE } from "./type.ts";

/** A quotation, large. */
export function Quote(props: Of<"quote">) {
  const { text, attribution, motif, crossing, index } = props;
  switch (compositionFor(props, props)) {
    case "crossing":
      return (
        <>
          <QuoteWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} />}
        </>
      );
    case "below":
      return (
        <>
          <QuoteWords {...props} />
          <Space min={motif === undefined ? 48 : artHeight(430, text, attribution)}>
            {motif === undefined ? <Cap /> : <Oversized motif={motif} to={atBottom(index)} />}
          </Space>
        </>
      );
    default:
      return (
        <>
          <QuoteMark size={150} />
          <Space />
          <QuoteWords {...props} />
        </>
      );
  }
}

function QuoteWords({ text, attribution, foot }: Of<"quote">) {
  const line = <Shape name="line" order={2} style={{ height: 6, marginTop: 24 }} />;
  return (
    <>
      <Text {...HEADLINE} size={[46, 140]} weight={520} leading={1.12} order={1}>
        {text}
      </Text>
      {attribution !== null && (
        <Marked mark={line} width={72} gap={28} style={{ marginTop: 44 }}>
          <Text size={[36, 48]} weight={500} tone="muted" order={2}>
            {attribution}
          </Text>
        </Marked>
      )}
      {foot}
    </>
  );
}
