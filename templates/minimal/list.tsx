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
import { Amid } from "./parts.tsx";
import { HEADLINE, ITEM } from "./type.ts";

/** Items between hairlines. */
export function List({ headline, items, motif, foot }: Of<"list">) {
  const row = { padding: "26px 0", alignItems: "baseline" };
  const min = middleArtHeight(400, headline, ...items);
  return (
    <>
      <Text {...HEADLINE} size={[52, 104]}>
        {headline}
      </Text>
      {motif === undefined || min === null ? <Space /> : <Amid motif={motif} min={min} />}
      {entriesOf(items).map(({ number, text }, i) => (
        <div key={i}>
          <Shape name={`rule ${i}`} tone="rule" order={i + 2} says={text} style={{ height: 2 }} />
          <Marked
            mark={
              number === null ? (
                <Disc name={`disc ${i}`} size={24} order={i + 2} says={text} style={BULLET} />
              ) : (
                <Column>
                  <Text {...ITEM} alike="item" tone="accentInk" oneLine order={i + 2} says={text}>
                    {number}
                  </Text>
                </Column>
              )
            }
            width={number === null ? 24 : 64}
            gap={32}
            style={row}
          >
            <Text {...ITEM} alike="item" order={i + 2}>
              {text}
            </Text>
          </Marked>
        </div>
      ))}
      {foot}
    </>
  );
}

/** Slightly above the text's baseline, where it looks aligned. */
const BULLET = { position: "relative", top: -8 } as const;
