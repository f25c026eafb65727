import {
  Column,
  Disc,
  entriesOf,
  Marked,
  middleArtHeight,
  type Of,
  Shape,
  Space,
  Text,
} from "postloom/kit";
import { Panel } from "./art.tsx";
import { DISPLAY, HEADLINE } from "./type.ts";

/** Stations on a line. */
export function List({ headline, items, motif }: Of<"list">) {
  const min = middleArtHeight(400, headline, ...items);
  return (
    <>
      {motif !== undefined && min !== null && (
        <>
          <Panel motif={motif} seed={headline} rows={2} />
          <Space min={44} />
        </>
      )}
      <Text {...HEADLINE} size={[52, 104]}>
        {headline}
      </Text>
      <Space min={40} />
      {entriesOf(items).map(({ number, text }, i) => (
        <div key={i} style={STOP}>
          <Shape
            name={`line ${i}`}
            entrance="grow"
            order={i + 2}
            says={text}
            style={{
              position: "absolute",
              insetInlineStart: 43,
              width: 10,
              top: i === 0 ? "50%" : 0,
              bottom: i === items.length - 1 ? "50%" : 0,
            }}
          />
          <Marked
            mark={
              <Station order={i + 2} says={text}>
                {number}
              </Station>
            }
            width={96}
            gap={36}
            style={ROW}
          >
            <Text
              {...DISPLAY}
              size={[38, 76]}
              alike="item"
              weight={600}
              leading={1.16}
              order={i + 2}
            >
              {text}
            </Text>
          </Marked>
        </div>
      ))}
      <Space min={0} />
    </>
  );
}

/** Stops are spread along the line, up to this distance. */
const STOP = {
  position: "relative",
  flex: "4 0 auto",
  maxHeight: 250,
  // Long items are taller than that.
  minHeight: "min-content",
  padding: "20px 0",
  display: "grid",
  alignItems: "center",
} as const;

interface StationProps {
  order: number;
  says: string;
  children: string | null;
}

function Station({ children, ...beat }: StationProps) {
  const disc = { name: `station ${beat.order}`, entrance: "pop", ...beat } as const;
  if (children === null) return <Disc {...disc} size={52} style={{ margin: "0 22px" }} />;
  return (
    <Disc {...disc} size={96} style={{ display: "grid", placeItems: "center" }}>
      <Column style={{ width: 72, display: "grid", justifyItems: "center" }}>
        <Text {...DISPLAY} size={[48, 54]} tone="onAccent" leading={1} oneLine entrance="none">
          {children}
        </Text>
      </Column>
    </Disc>
  );
}

/** In front of what is drawn under it. */
export const ROW = { position: "relative", alignItems: "center" } as const;
