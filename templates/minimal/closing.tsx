import { artHeight, Disc, type Of, Space, Text } from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { atBottom, Cap, Oversized } from "./parts.tsx";
import { BODY, HEADLINE } from "./type.ts";

/** The last page. */
export function Closing(props: Of<"closing">) {
  const { headline, text, motif, index } = props;
  const isBelow = compositionFor(props, props) === "below";
  const art =
    motif !== undefined ? (
      <Oversized motif={motif} to={isBelow ? atBottom(index) : ["end", "top"]} />
    ) : (
      isBelow && <Cap />
    );
  const words = (
    <>
      <Text {...HEADLINE} size={[64, 200]} order={0}>
        {headline}
      </Text>
      <Text {...BODY} style={{ marginTop: 36 }}>
        {text ?? ""}
      </Text>
      {props.foot}
    </>
  );
  const min = artHeight(430, headline, text);
  return (
    <>
      {isBelow && words}
      {!isBelow && motif === undefined && <Disc name="stop" at={4} size={96} />}
      <Space min={art ? min : 48}>{art}</Space>
      {!isBelow && words}
    </>
  );
}
