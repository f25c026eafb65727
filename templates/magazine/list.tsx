import {
  Column,
  countWidth,
  entrySize,
  headingSize,
  type Of,
  Text,
  useEntries,
  useListArtHeight,
  useScene,
} from "postloom/kit";
import { Inset, Rule } from "./parts.tsx";
import { BODY, HEADLINE, ITALIC } from "./type.ts";

/** Entries below each other, which fill the height of the page. */
export function List({ headline, items, motif, foot, seed }: Of<"list">) {
  const { rule } = useScene().palette;
  const min = useListArtHeight(420, { headline, items });
  const entries = useEntries(items);
  const counted = { gridTemplateColumns: `${countWidth(entries, 120)}px 1fr`, columnGap: 36 };
  return (
    <>
      <Text {...HEADLINE} size={headingSize(headline, [54, 120])}>
        {headline}
      </Text>
      <Rule thick style={{ marginTop: 40 }} />
      {motif !== undefined && min !== null && (
        <Inset min={min} motif={motif} seed={`${seed} ${headline}`} />
      )}
      {entries.map(({ number, text, says, whole }, i) => (
        <div
          key={i}
          style={{
            ...ENTRY,
            ...(i > 0 && { borderTop: `3px solid ${rule}` }),
            ...(number !== null && counted),
          }}
        >
          {number !== null && (
            <Column>
              <Text {...NUMERAL} order={i + 2} says={says}>
                {number}
              </Text>
            </Column>
          )}
          <Column>
            <Text
              {...ENTRY_TEXT}
              size={entrySize(items, ENTRY_TEXT.size)}
              alike="entry"
              order={i + 2}
              says={says}
              whole={whole}
            >
              {text}
            </Text>
          </Column>
        </div>
      ))}
      {foot}
    </>
  );
}

/** Entries fill the height of the page, however few there are. */
const ENTRY = {
  flex: "1 0 auto",
  display: "grid",
  alignItems: "center",
  padding: "20px 0",
} as const;
const NUMERAL = {
  ...ITALIC,
  size: [56, 150],
  leading: 1,
  tone: "accentInk",
  oneLine: true,
  alike: "number",
} as const;
const ENTRY_TEXT = {
  ...BODY,
  size: [38, 84],
  optical: 48,
  tracking: -0.01,
  leading: 1.16,
  wrap: "balance",
} as const;
