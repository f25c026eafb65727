import {
  Disc,
  Entries,
  headingSize,
  type Of,
  Shape,
  Space,
  Text,
  useListArtHeight,
} from "postloom/kit";
import { Amid } from "./parts.tsx";
import { HEADLINE, ITEM } from "./type.ts";

/** Items between hairlines. */
export function List({ headline, items, motif, foot }: Of<"list">) {
  const min = useListArtHeight(400, { headline, items });
  return (
    <>
      <Text {...HEADLINE} size={headingSize(headline, [52, 104])}>
        {headline}
      </Text>
      {motif === undefined || min === null ? <Space /> : <Amid motif={motif} min={min} />}
      <Entries
        items={items}
        lettering={ITEM}
        mark={(beat) => <Disc name={`disc ${beat.order}`} size={24} {...beat} style={BULLET} />}
        markWidth={24}
        countWidth={64}
        gap={32}
        line={(beat) => (
          <Shape name={`rule ${beat.order}`} tone="rule" {...beat} style={{ height: 2 }} />
        )}
        rowStyle={ROW}
      />
      {foot}
    </>
  );
}

const ROW = { padding: "26px 0", alignItems: "baseline" } as const;
/** Slightly above the text's baseline, where it looks aligned. */
const BULLET = { position: "relative", top: -8 } as const;
