import { artHeight, Beside, type Of, Space, Text, useBlock, useScene } from "postloom/kit";
import { compositionFor } from "./composition.ts";
import { Above, Across, Aside, Below, Print, Standing, Strap } from "./parts.tsx";
import { HEADLINE } from "./type.ts";

export function Point(props: Of<"point">) {
  const { headline, text, motif, crossing, foot } = props;
  const min = motif === undefined ? 160 : artHeight(430, headline, text);
  switch (compositionFor(props, props)) {
    case "above":
      return (
        <>
          <Above min={min} motif={motif} />
          <PointWords {...props} />
        </>
      );
    case "below":
      return (
        <>
          <PointWords {...props} />
          <Below min={min}>
            <Standing motif={motif} />
          </Below>
        </>
      );
    case "crossing":
      return (
        <>
          <PointWords {...props} />
          <Space min={0} />
          {crossing !== undefined && <Across crossing={crossing} />}
        </>
      );
    case "beside":
      return (
        <>
          <Beside art={<Print motif={motif} letters="narrow" />} to={["end"]}>
            <PointWords {...props} foot={null} isSpread />
          </Beside>
          {foot}
        </>
      );
    default:
      return motif === undefined && props.index % 2 === 0 ? (
        <>
          <Above min={STRIP} motif={motif} letters="none" />
          <PointWords {...props} />
        </>
      ) : (
        <PointWords {...props} isSpread />
      );
  }
}

/** Height of a print above many words, in canvas pixels. */
const STRIP = 130;

/** Spread over the height of the page, or together. */
function PointWords({ number, isSpread = false, ...props }: Of<"point"> & { isSpread?: boolean }) {
  const { headline, emphasis, text, foot } = props;
  const block = useBlock();
  const { accent } = useScene().palette;
  return (
    <>
      {number !== null && <Strap size={[90, 180]}>{String(number)}</Strap>}
      <Text
        {...HEADLINE}
        size={[60, text === "" ? 190 : 140]}
        order={1}
        emphasis={emphasis}
        emphasised={block}
        around={{ ...AROUND, borderInlineStart: `8px solid ${accent}` }}
        leading={emphasis === null ? HEADLINE.leading : 1.12}
        style={{ marginTop: number === null ? 0 : 44, marginBottom: text === "" ? 0 : 40 }}
      >
        {headline}
      </Text>
      {isSpread && <Space min={0} />}
      <Aside>{text}</Aside>
      {foot}
    </>
  );
}

/** Around the main clause of a long sentence: beside a line, as what explains a headline is. */
const AROUND = { fontWeight: 540, fontStretch: "90%", paddingInlineStart: 28 } as const;
