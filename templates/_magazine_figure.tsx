import { Change, Counted, Pie } from "../remotion/charts.tsx";
import { Counter } from "../remotion/counter.tsx";
import { Space } from "../remotion/fit.tsx";
import type { Of } from "../remotion/page.tsx";
import { type Quantity, quantityOf } from "../remotion/quantities.ts";
import { useScene } from "../remotion/scene.tsx";
import { Text } from "../remotion/text.tsx";
import { Rule } from "./_magazine_parts.tsx";
import { BODY, CENTERED, DISPLAY, ITALIC } from "./_magazine_type.ts";

/** A number on the axis of the page, under what can be drawn of it. */
export function Figure({ value, label, text, foot }: Of<"figure">) {
  const quantity = quantityOf(value, `${label}\n${text}`);
  return (
    <>
      <Rule thick />
      <Space min={56} />
      {quantity !== null && <Drawn quantity={quantity} />}
      <Counter
        {...DISPLAY}
        size={[76, quantity === null ? 380 : 260]}
        weight={440}
        tone="accentInk"
        tracking={-0.045}
        leading={0.96}
        oneLine={value.length < 16}
        style={VALUE}
      >
        {value}
      </Counter>
      <Text
        {...ITALIC}
        size={[46, 84]}
        leading={1.14}
        order={1}
        style={{ ...CENTERED, marginTop: 24 }}
      >
        {label}
      </Text>
      <Space min={32} />
      {text !== "" && <Rule style={{ marginBottom: 36 }} />}
      <Text {...BODY} style={CENTERED}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** The letters are set so tight that the words need more between them. */
const VALUE = { ...CENTERED, wordSpacing: "0.12em" } as const;

/** The number as a disc that is cut, as leaves of a branch, or as a bar beside another. */
function Drawn({ quantity }: { quantity: Quantity }) {
  const { slide } = useScene().layout;
  const height = Math.round(slide.height * 0.26);
  return (
    <div style={{ display: "flex", justifyContent: "center", marginBottom: 40, flexShrink: 0 }}>
      {quantity.kind === "share" && <Pie share={quantity.share} width={height} />}
      {quantity.kind === "count" && (
        <Counted {...quantity} thing="leaf" width={slide.width} height={height} />
      )}
      {quantity.kind === "change" && <Change {...quantity} width={height * 1.5} height={height} />}
    </div>
  );
}
