import {
  Change,
  Counted,
  Counter,
  middleArtHeight,
  type Of,
  Pie,
  type Quantity,
  quantityOf,
  Space,
  splitAmount,
  Text,
  useScene,
} from "postloom/kit";
import { Inset, Rule } from "./parts.tsx";
import { BODY, CENTERED, DISPLAY, HEADLINE, ITALIC } from "./type.ts";

/** A centred number, below a drawing of its quantity. */
export function Figure({ value, label, text, motif, foot, seed }: Of<"figure">) {
  const quantity = quantityOf(value, `${label}\n${text}`);
  const [number, words, before] = splitAmount(value);
  const min = quantity === null ? middleArtHeight(360, label, text) : null;
  return (
    <>
      {motif !== undefined && min !== null && (
        <Inset isFirst min={min} motif={motif} seed={`${seed} ${label}`} />
      )}
      <Rule thick />
      <Space min={56} />
      {quantity !== null && <Drawn quantity={quantity} />}
      <Text {...HEADLINE} size={[48, 96]} weight={480} tone="accentInk" style={CENTERED}>
        {before}
      </Text>
      <Counter
        {...VALUE}
        size={[76, quantity === null ? 400 : 280]}
        swells={quantity === null}
        oneLine={number.length < 16}
      >
        {number}
      </Counter>
      <Text {...HEADLINE} size={[54, 130]} weight={480} tone="accentInk" style={CENTERED}>
        {words}
      </Text>
      <Text
        {...ITALIC}
        size={[46, 96]}
        leading={1.14}
        order={1}
        style={{ ...CENTERED, marginTop: 28 }}
      >
        {label}
      </Text>
      <Space min={40} />
      {text !== "" && <Rule style={{ marginBottom: 36 }} />}
      <Text {...BODY} size={[38, 60]} style={CENTERED}>
        {text}
      </Text>
      {foot}
    </>
  );
}

/** A smaller optical size than headlines: at this size, hairlines are too thin and points touch figures. */
const VALUE = {
  ...DISPLAY,
  optical: 60,
  weight: 440,
  tone: "accentInk",
  tracking: -0.02,
  leading: 0.98,
  style: CENTERED,
} as const;

/** The quantity as a cut disc, as the leaves of a branch, or as two bars. */
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
