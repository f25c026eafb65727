import {
  Column,
  Disc,
  Entries,
  type EntryBeat,
  headingSize,
  type Motif,
  type Of,
  Shape,
  Space,
  Text,
  useListArtHeight,
} from "postloom/kit";
import { Panel, Tile } from "./art.tsx";
import { DISPLAY, HEADLINE } from "./type.ts";

/** Stations on a line. */
export function List({ headline, items, motif }: Of<"list">) {
  const min = useListArtHeight(400, { headline, items });
  return (
    <>
      {motif !== undefined && min !== null && (
        <>
          <Panel motif={motif} seed={headline} rows={min > 340 ? 3 : 2} />
          <Space min={44} />
        </>
      )}
      <Headed motif={min === null ? motif : undefined} headline={headline} />
      <Space min={40} />
      <Entries
        items={items}
        lettering={{ ...DISPLAY, size: [38, 76], weight: 600, leading: 1.16 }}
        mark={(beat) => (
          <Disc {...beat} {...stationOf(beat)} size={52} style={{ margin: "0 22px" }} />
        )}
        markWidth={96}
        count={(number, beat) => <Station {...beat}>{number}</Station>}
        countWidth={96}
        gap={36}
        line={(beat, { isFirst, isLast }) => (
          <Shape
            name={`line ${beat.order}`}
            entrance="grow"
            {...beat}
            style={{ ...LINE, top: isFirst ? "50%" : 0, bottom: isLast ? "50%" : 0 }}
          />
        )}
        style={STOP}
        rowStyle={ROW}
      />
      <Space min={0} />
    </>
  );
}

/** A headline beside a tile with what the list is about, where its entries leave no room for more. */
function Headed({ motif, headline }: { motif: Motif | undefined; headline: string }) {
  const words = (
    <Text {...HEADLINE} size={headingSize(headline, [52, 104])}>
      {headline}
    </Text>
  );
  if (motif === undefined) return words;
  return (
    <div style={{ display: "grid", gridTemplateColumns: `1fr ${TILE}px`, columnGap: 40 }}>
      <Column style={{ alignSelf: "center" }}>{words}</Column>
      <Tile motif={motif} side={TILE} />
    </div>
  );
}

const TILE = 236;

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
const LINE = { position: "absolute", insetInlineStart: 43, width: 10 } as const;

function stationOf({ order }: EntryBeat) {
  return { name: `station ${order}`, entrance: "pop" } as const;
}

function Station({ children, ...beat }: EntryBeat & { children: string }) {
  return (
    <Disc
      {...beat}
      {...stationOf(beat)}
      size={96}
      style={{ display: "grid", placeItems: "center" }}
    >
      <Column style={{ width: 72, display: "grid", justifyItems: "center" }}>
        <Text {...DISPLAY} size={[34, 54]} tone="onAccent" leading={1} oneLine entrance="none">
          {children}
        </Text>
      </Column>
    </Disc>
  );
}

/** In front of what is drawn under it. */
export const ROW = { position: "relative", alignItems: "center" } as const;
