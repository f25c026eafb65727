import { artHeight, type Of, Text } from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Above, Aside, Below, Standing } from "./parts.tsx";
import { HEADLINE } from "./type.ts";

export function Closing(props: Of<"closing">) {
  const { headline, text, motif, foot } = props;
  const isAbove = compositionFor(props, props) === "negative";
  const min = motif === undefined ? 160 : artHeight(430, headline, text);
  return (
    <>
      {isAbove && <Above min={min} motif={motif} />}
      <Text {...HEADLINE} size={[72, 220]} order={0} style={{ marginBottom: 40 }}>
        {headline}
      </Text>
      <Aside>{text ?? ""}</Aside>
      {foot}
      {!isAbove && (
        <Below min={min}>
          <Standing motif={motif} />
        </Below>
      )}
    </>
  );
}
