import type { CSSProperties, ReactNode } from "react";
import { useEntries } from "../motion/use_entries.ts";
import { countWidth } from "../type/entries.ts";
import { Column } from "../type/fit.tsx";
import { entrySize } from "../type/list_sizes.ts";
import { Text, type TextProps } from "../type/text.tsx";
import { Marked } from "./page.tsx";

/** When an entry of a list comes: a part of it is given both. */
export interface EntryBeat {
  order: number;
  says: string;
}

/** Options of {@linkcode Entries}. */
export interface EntriesProps {
  items: readonly string[];
  /** How the entries are set. Those of short lists may be larger than told. */
  lettering: Omit<TextProps, "children">;
  /** What stands before an entry that is not counted, as wide as told. */
  mark(beat: EntryBeat): ReactNode;
  markWidth: number;
  /** The same for an entry with a number. Defaults to the number in the accent's colour. */
  count?(number: string, beat: EntryBeat): ReactNode;
  /** Of one digit; the column is wider where there are more. */
  countWidth: number;
  gap: number;
  /** What lies above an entry or behind it, such as a line. */
  line(beat: EntryBeat, place: { isFirst: boolean; isLast: boolean }): ReactNode;
  /** Of an entry with what lies above it. */
  style?: CSSProperties;
  /** Of a mark and what is beside it. */
  rowStyle?: CSSProperties;
}

/** The entries of a list below each other, each of which comes when it is said. */
export function Entries(props: EntriesProps) {
  const { items, mark, markWidth, gap, line, style, rowStyle } = props;
  const entries = useEntries(items);
  const width = countWidth(entries, props.countWidth);
  const { size } = props.lettering;
  const lettering = { ...props.lettering, size: entrySize(items, size), alike: "item" };
  const plainCount = (number: string, beat: EntryBeat) => (
    <Column>
      <Text {...lettering} tone="accentInk" oneLine {...beat}>
        {number}
      </Text>
    </Column>
  );
  const { count = plainCount } = props;
  return entries.map(({ number, text, says, whole }, i) => {
    const beat = { order: i + 2, says };
    return (
      <div key={i} style={style}>
        {line(beat, { isFirst: i === 0, isLast: i === items.length - 1 })}
        <Marked
          mark={number === null ? mark(beat) : count(number, beat)}
          width={number === null ? markWidth : width}
          gap={gap}
          {...(rowStyle !== undefined && { style: rowStyle })}
        >
          <Text {...lettering} {...beat} whole={whole}>
            {text}
          </Text>
        </Marked>
      </div>
    );
  });
}
