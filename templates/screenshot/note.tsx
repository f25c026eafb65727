import {
  Avatar,
  Column,
  countWidth,
  type EntryBeat,
  entrySize,
  headingSize,
  Icon,
  isPicture,
  Marked,
  type Of,
  Part,
  Space,
  Sticker,
  sizeBetween,
  Text,
  useEntries,
  useListArtHeight,
  useRoom,
  useScene,
  Window,
  WindowBar,
} from "postloom/kit";
import { AROUND, BODY, PADDED, TITLE } from "./type.ts";

/** A list as a note with checkboxes, or with numbers in their place. */
export function Note({ headline, items, motif, foot }: Of<"list">) {
  const { palette, direction } = useScene();
  const hasSticker = motif !== undefined && !isPicture(motif);
  const height = useListArtHeight(300, { headline, items });
  const min = hasSticker ? height : null;
  const room = useRoom() ** 2;
  const size = entrySize(items, ITEM.size);
  const entries = useEntries(items);
  const width = countWidth(entries, ROUND.width);
  return (
    <Window foot={foot}>
      <NoteBar />
      <Column style={{ ...PADDED, paddingBottom: 14 }}>
        <Text
          {...TITLE}
          size={headingSize(headline, [50, 92])}
          style={{ padding: `${Math.round(36 * room)}px 0 ${Math.round(18 * room)}px` }}
        >
          {headline}
        </Text>
        {entries.map(({ number, text, says, whole }, i) => (
          <Marked
            key={i}
            mark={
              <Tick size={size} order={i + 2} says={says}>
                {number}
              </Tick>
            }
            width={number === null ? ROUND.width : width}
            gap={32}
            style={{
              padding: `${Math.round(20 * room)}px 0`,
              borderBottom: `2px solid ${palette.rule}`,
            }}
          >
            <Text {...ITEM} size={size} alike="item" order={i + 2} says={says} whole={whole}>
              {text}
            </Text>
          </Marked>
        ))}
      </Column>
      <Space min={min ?? 0}>
        <RuledLines />
        {hasSticker && min !== null && (
          <Sticker
            drawing={motif}
            turn={8}
            align={direction === "rtl" ? "xMinYMax" : "xMaxYMax"}
            style={STUCK}
          />
        )}
      </Space>
    </Window>
  );
}

/** A statement as a note, some words of which somebody has gone over. */
export function Noted({ number, headline, emphasis, text, foot }: Of<"point">) {
  const room = useRoom() ** 2;
  return (
    <Window foot={foot}>
      <NoteBar />
      <Column style={{ ...PADDED, paddingBottom: Math.round(40 * room) }}>
        <div style={{ height: Math.round(32 * room) }} />
        {number !== null && <Avatar size={92}>{String(number)}</Avatar>}
        <Text
          {...TITLE}
          size={[54, text === "" ? 128 : 96]}
          order={1}
          emphasis={emphasis}
          pen="marker"
          around={AROUND}
        >
          {headline}
        </Text>
        <Text {...BODY} style={{ marginTop: 28 }}>
          {text}
        </Text>
      </Column>
      <Space min={0}>
        <RuledLines />
      </Space>
    </Window>
  );
}

function NoteBar() {
  return (
    <WindowBar>
      <Icon name="back" size={60} tone="accentInk" />
      <div style={{ flex: 1 }} />
      <Icon name="share" size={60} tone="accentInk" style={{ marginInlineEnd: 16 }} />
      <Icon name="more" size={60} tone="accentInk" />
    </WindowBar>
  );
}

/** Where nothing is written yet. */
function RuledLines() {
  const { rule } = useScene().palette;
  const background = `repeating-linear-gradient(transparent 0 126px, ${rule} 126px 128px)`;
  return <div style={{ position: "absolute", inset: "0 56px", background }} />;
}

const ITEM = { size: [36, 64], weight: 460, leading: 1.24, wrap: "pretty" } as const;

/** On the lower corner, and beyond it. */
const STUCK = { top: -30, bottom: -36, insetInlineStart: 0, insetInlineEnd: -34 } as const;

const ROUND = {
  position: "relative",
  boxSizing: "border-box",
  width: 60,
  height: 60,
  borderRadius: 30,
  display: "grid",
  placeItems: "center",
} as const;
/** Over the edge of the empty box. */
const OVER = { position: "absolute", left: -4, top: -4 } as const;

/** Options of {@linkcode Tick}. */
interface TickProps extends EntryBeat {
  /** Of the words beside it. */
  size: readonly [number, number];
  children: string | null;
}

function Tick({ size, children, ...beat }: TickProps) {
  const { palette } = useScene();
  return (
    <div
      style={{
        display: "grid",
        placeItems: "center",
        // As tall as the line beside it.
        height: `calc(${ITEM.leading} * ${sizeBetween(...size)})`,
      }}
    >
      {children === null ? (
        <div style={{ ...ROUND, border: `4px solid ${palette.rule}` }}>
          <Part name={`tick ${beat.order}`} entrance="pop" {...beat} style={OVER}>
            <div style={{ ...ROUND, background: palette.accent }}>
              <Icon name="check" size={40} tone="onAccent" />
            </div>
          </Part>
        </div>
      ) : (
        <Column style={{ ...ROUND, width: "100%", background: palette.accent }}>
          <Text size={[34, 40]} weight={720} leading={1} tone="onAccent" oneLine entrance="none">
            {children}
          </Text>
        </Column>
      )}
    </div>
  );
}
