import {
  Column,
  Entries,
  type EntryBeat,
  headingSize,
  type Of,
  Shape,
  Space,
  Text,
  useListArtHeight,
} from "postloom/kit";
import { Between } from "./parts.tsx";
import { DISPLAY, HEADLINE } from "./type.ts";

export function List({ headline, items, motif, foot }: Of<"list">) {
  const height = useListArtHeight(400, { headline, items });
  const min = motif === undefined ? null : height;
  return (
    <>
      <Text {...HEADLINE} size={headingSize(headline, [56, 116])}>
        {headline}
      </Text>
      {min === null ? <Space /> : <Between min={min} motif={motif} />}
      <Entries
        items={items}
        lettering={{ ...DISPLAY, size: ITEM, weight: 640, leading: 1.1 }}
        mark={(beat) => <Square {...beat} />}
        markWidth={26}
        count={(number, beat) => <Count {...beat}>{number}</Count>}
        countWidth={84}
        gap={30}
        line={(beat) => (
          <Shape name={`rule ${beat.order}`} tone="ink" {...beat} style={{ height: 3 }} />
        )}
        rowStyle={ROW}
      />
      {foot}
    </>
  );
}

const ITEM = [40, 76] as const;
const ROW = { padding: "24px 0", alignItems: "baseline" } as const;

/** Stands before an item that is not counted. */
function Square(beat: EntryBeat) {
  return (
    <Shape
      name={`square ${beat.order}`}
      {...beat}
      style={{ width: 26, height: 26, alignSelf: "center" }}
    />
  );
}

function Count({ children, ...beat }: EntryBeat & { children: string }) {
  return (
    <Column>
      <Text {...DISPLAY} size={ITEM} tone="accentInk" alike="number" oneLine {...beat}>
        {children}
      </Text>
    </Column>
  );
}
