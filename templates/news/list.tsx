import {
  Column,
  entriesOf,
  Marked,
  middleArtHeight,
  type Of,
  Shape,
  Space,
  Text,
} from "postloom/kit";
import { Between } from "./parts.tsx";
import { DISPLAY, HEADLINE } from "./type.ts";

export function List({ headline, items, motif, foot }: Of<"list">) {
  const row = { padding: "24px 0", alignItems: "baseline" };
  const min = motif === undefined ? null : middleArtHeight(400, headline, ...items);
  return (
    <>
      <Text {...HEADLINE} size={[56, 116]}>
        {headline}
      </Text>
      {min === null ? <Space /> : <Between min={min} motif={motif} />}
      {entriesOf(items).map(({ number, text }, i) => (
        <div key={i}>
          <Shape name={`rule ${i}`} tone="ink" order={i + 2} says={text} style={{ height: 3 }} />
          <Marked
            mark={
              number === null ? (
                <Square order={i + 2} says={text} />
              ) : (
                <Count order={i + 2} says={text}>
                  {number}
                </Count>
              )
            }
            width={number === null ? 26 : 84}
            gap={30}
            style={row}
          >
            <Text {...DISPLAY} size={ITEM} alike="item" weight={640} leading={1.1} order={i + 2}>
              {text}
            </Text>
          </Marked>
        </div>
      ))}
      {foot}
    </>
  );
}

const ITEM = [40, 76] as const;

/** Stands before an item that is not counted. */
function Square(beat: { order: number; says: string }) {
  return (
    <Shape
      name={`square ${beat.order}`}
      {...beat}
      style={{ width: 26, height: 26, alignSelf: "center" }}
    />
  );
}

function Count({ children, ...beat }: { order: number; says: string; children: string }) {
  return (
    <Column>
      <Text {...DISPLAY} size={ITEM} tone="accentInk" oneLine {...beat}>
        {children}
      </Text>
    </Column>
  );
}
