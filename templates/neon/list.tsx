import {
  Column,
  countWidth,
  entrySize,
  headingSize,
  Marked,
  type Of,
  Sign,
  Space,
  Text,
  Tube,
  useEntries,
  useListArtHeight,
  useRoom,
} from "postloom/kit";
import { Bent } from "./hung.tsx";
import { Lettering, Second } from "./lettering.tsx";

export function List({ headline, items, motif, foot }: Of<"list">) {
  const room = useRoom() ** 2;
  const min = useListArtHeight(380, { headline, items });
  const entries = useEntries(items);
  return (
    <>
      <Lettering size={headingSize(headline, [52, 104])} swells>
        {headline}
      </Lettering>
      <Space min={motif === undefined ? 48 : (min ?? 48)}>
        {motif !== undefined && min !== null && (
          <Second>
            <Bent motif={motif} style={ABOVE_ITEMS} />
          </Second>
        )}
      </Space>
      <Second>
        <Sign style={{ padding: `${Math.round(26 * room)}px 52px` }}>
          {entries.map(({ number, text, says, whole }, i) => (
            <Marked
              key={i}
              mark={
                number === null ? (
                  <Tube path="M8 8L32 30L8 52" width={40} height={60} order={i + 2} says={says} />
                ) : (
                  <Column>
                    <Lettering
                      size={[44, 84]}
                      weight={560}
                      alike="number"
                      oneLine
                      order={i + 2}
                      says={says}
                    >
                      {number}
                    </Lettering>
                  </Column>
                )
              }
              width={number === null ? 40 : countWidth(entries, 60)}
              gap={40}
              style={{ padding: `${Math.round(20 * room)}px 0`, alignItems: "center" }}
            >
              <Text
                size={entrySize(items, [36, 68])}
                alike="item"
                weight={500}
                leading={1.2}
                wrap="pretty"
                order={i + 2}
                says={says}
                whole={whole}
              >
                {text}
              </Text>
            </Marked>
          ))}
        </Sign>
      </Second>
      {foot}
    </>
  );
}

/** Between the headline and the items. */
const ABOVE_ITEMS = {
  position: "absolute",
  left: 0,
  top: 44,
  width: "100%",
  height: "calc(100% - 100px)",
} as const;
