import {
  Change,
  Column,
  Counted,
  Counter,
  Disc,
  middleArtHeight,
  type Of,
  Pictogram,
  pictogramFor,
  type Quantity,
  quantityOf,
  Ring,
  Space,
  splitAmount,
  Text,
  TileBand,
  tellsOfPeople,
  useScene,
  useTileSize,
  Waffle,
} from "postloom/kit";
import { Panel } from "./art.tsx";
import { BODY, DISPLAY, HEADLINE } from "./type.ts";

/** A number, drawn to scale if it expresses a proportion. */
export function Figure({ value, label, text, motif }: Of<"figure">) {
  const quantity = quantityOf(value, `${label}\n${text}`);
  const ring = quantity?.kind === "share" && isRound(quantity.share) && value.length <= 8;
  const min = middleArtHeight(400, label, text);
  return (
    <>
      {quantity === null && (
        <>
          {motif === undefined || min === null ? (
            <TileBand seed={label} lead={<Unit>{value}</Unit>} />
          ) : (
            <Panel motif={motif} seed={label} rows={3} />
          )}
          <Space min={32} />
        </>
      )}
      {ring ? <RingWith share={quantity.share}>{value}</RingWith> : <Value>{value}</Value>}
      {quantity !== null && !ring && <Chart quantity={quantity} of={label} />}
      <Space />
      <Text {...HEADLINE} size={[48, 88]} order={1}>
        {label}
      </Text>
      <Text {...BODY} style={{ marginTop: 28 }}>
        {text}
      </Text>
      <Space min={0} />
    </>
  );
}

/** True for multiples of 5 %, which are clear at a glance in a ring; others are better counted. */
function isRound(share: number): boolean {
  return Math.round(share * 1000) % 50 === 0;
}

function RingWith({ share, children }: { share: number; children: string }) {
  const { slide } = useScene().layout;
  const width = Math.round(Math.min(slide.width * 0.84, slide.height * 0.52));
  return (
    <Ring share={share} width={width}>
      <Column style={{ width: width * 0.58, display: "grid", justifyItems: "center" }}>
        <Counter {...DISPLAY} size={[40, 190]} leading={1} oneLine>
          {children}
        </Counter>
      </Column>
    </Ring>
  );
}

function Value({ children }: { children: string }) {
  const [number, words, before] = splitAmount(children);
  return (
    <>
      <Text {...DISPLAY} size={[44, 84]} leading={1.05} oneLine>
        {before}
      </Text>
      <Counter {...DISPLAY} size={[72, 300]} leading={1} oneLine={number.length < 16}>
        {number}
      </Counter>
      <Text {...DISPLAY} size={[52, 104]} leading={1.05} oneLine>
        {words}
      </Text>
    </>
  );
}

/** A pictogram of what is measured; a plain disc if the unit does not tell. */
function Unit({ children }: { children: string }) {
  const size = useTileSize() * 0.56;
  const name = pictogramFor(children);
  if (name === null) return <Disc size={size} tone="onAccent" />;
  return <Pictogram name={name} size={size} tone="onAccent" ground="accent" />;
}

/** The chart for a quantity: a share, a count or a change. */
export function Chart({ quantity, of }: { quantity: Quantity; of: string }) {
  const { slide } = useScene().layout;
  const size = { width: slide.width, height: Math.round(slide.height * 0.3) };
  const style = { marginTop: 44 };
  switch (quantity.kind) {
    case "share": {
      const columns = slide.height > 1150 ? 20 : 25;
      return <Waffle share={quantity.share} columns={columns} width={slide.width} style={style} />;
    }
    case "count":
      return (
        <Counted
          {...quantity}
          {...size}
          thing={tellsOfPeople(of) ? "person" : "disc"}
          style={style}
        />
      );
    case "change":
      return <Change {...quantity} {...size} style={style} />;
  }
}
