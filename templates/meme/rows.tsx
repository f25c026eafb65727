import {
  Column,
  countWidth,
  type Entry,
  entrySize,
  headingSize,
  isPicture,
  type Motif,
  type Of,
  Text,
  useBeat,
  useEntries,
  useRoom,
  useScene,
  widthOf,
} from "postloom/kit";
import type { ReactNode } from "react";
import { Cat, Dog, DRAWN, Face, MOODS } from "./cast.tsx";
import { coloursOf } from "./colours.ts";
import { useIsGrave } from "./gravity.ts";
import { FULL, Panel } from "./parts.tsx";
import { Reacting, Scene } from "./scene.tsx";
import { Outlined } from "./thing.tsx";
import { BODY, CAPTION } from "./type.ts";

/** Maximum heights of panels, in canvas pixels. Those of few steps are higher, and of many lower. */
const HIGHEST_STEP = 230;
const STEPS = 5;
/** Letters of a step that leaves room beside it. */
const BRIEF = 24;
/** Least height of a step, and of all of them. */
const LEAST_STEP = 150;
const LEAST_STEPS = 760;
const HIGHEST_SIDE = 400;
/** Faces jump once their panels have come, in frames. */
const AFTER_POP = 9;

/** The longer the list, the greater the excitement. */
export function List({ headline, items, motif, foot }: Of<"list">) {
  const hasPicture = motif !== undefined && isPicture(motif);
  const entries = useEntries(items);
  return (
    <>
      <Text {...CAPTION} size={headingSize(headline, [48, 104])}>
        {headline}
      </Text>
      {hasPicture && <Scene beside={[headline, ...items]} />}
      <div
        style={{
          flex: "1 0 auto",
          display: "grid",
          gap: Math.round(24 * useRoom()),
          marginTop: Math.round(40 * useRoom() ** 2),
        }}
      >
        {entries.map(({ says, number, text, whole }, i) => (
          <Step
            key={i}
            excitement={items.length < 2 ? 1 : i / (items.length - 1)}
            items={items}
            entries={entries}
            order={i + 2}
            says={says}
            motif={motif}
            number={number}
            whole={whole}
          >
            {text}
          </Step>
        ))}
      </div>
      {foot}
    </>
  );
}

/** Options of {@linkcode Step}. */
interface StepProps {
  /** From 0 to 1. */
  excitement: number;
  /** Of all steps. */
  items: readonly string[];
  entries: readonly Entry[];
  order: number;
  /** The words that it comes with. */
  says: string;
  motif: Motif | undefined;
  /** What it is counted by, if the list counts. */
  number: string | null;
  whole: boolean;
  children: string;
}

function Step({
  excitement,
  items,
  entries,
  order,
  says,
  motif,
  number,
  whole,
  children,
}: StepProps) {
  const isGrave = useIsGrave();
  const beat = useBeat({ says, order });
  const colours = coloursOf(useScene().palette.accent);
  const share = Math.round(20 + excitement * 80);
  const mood = MOODS[Math.round(excitement * (MOODS.length - 1))] ?? "joyful";
  const room = useRoom() ** 2;
  const minHeight = Math.round(Math.min(LEAST_STEP, LEAST_STEPS / items.length) * room);
  // Long steps need the width for themselves.
  const isBrief = items.every((item) => widthOf(item) <= BRIEF);
  const scale = isBrief ? Math.max(1, Math.min(1.6, STEPS / (items.length + 1))) : 1;
  const columns = `${Math.round(190 * scale)}px 1fr`;
  return (
    <div style={{ display: "grid", gridTemplateColumns: columns, columnGap: 36, minHeight }}>
      <Panel
        name={`step ${order}`}
        background={`color-mix(in oklab, ${colours.accent} ${share}%, ${colours.wall})`}
        order={order}
        says={says}
        maxHeight={Math.round(HIGHEST_STEP * scale)}
        corner={number !== null && <Tag width={countWidth(entries, TAG.height)}>{number}</Tag>}
      >
        <Reacting name={`face ${order}`} punch={beat + AFTER_POP}>
          <svg aria-hidden="true" viewBox="-110 -90 220 190" style={FULL}>
            {motif !== undefined && !isPicture(motif) ? (
              <Outlined drawing={motif} x={-84} y={-80} side={168} />
            ) : (
              !isGrave && <circle cx="0" cy="4" r={84} fill="#ffd447" {...DRAWN} />
            )}
            {!isGrave && <Face mood={mood} x={0} y={4} skin="#ffd447" />}
          </svg>
        </Reacting>
      </Panel>
      <Column
        style={{
          alignSelf: "center",
          padding: `${Math.round(Math.min(20, minHeight / 8) * room)}px 0`,
        }}
      >
        <Text
          {...BODY}
          size={entrySize(items, [36, 74])}
          alike="item"
          leading={1.14}
          wrap="pretty"
          order={order}
          says={says}
          whole={whole}
        >
          {children}
        </Text>
      </Column>
    </div>
  );
}

/** An entry's number, on the corner of its panel. */
function Tag({ width, children }: { width: number; children: string }) {
  const { palette } = useScene();
  return (
    <Column style={{ ...TAG, width, background: palette.ink }}>
      <Text
        {...CAPTION}
        size={[34, 40]}
        swells={false}
        leading={1}
        oneLine
        entrance="none"
        style={{ color: palette.background }}
      >
        {children}
      </Text>
    </Column>
  );
}

const TAG = {
  position: "absolute",
  insetInlineStart: -8,
  top: -14,
  height: 68,
  borderRadius: 34,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
} as const;

export function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  return (
    <>
      <Text {...CAPTION} size={[48, 104]}>
        {headline}
      </Text>
      <div style={{ height: Math.round(32 * useRoom() ** 2) }} />
      <Side {...left} order={1}>
        <Cat mood="deadpan" x={0} y={14} />
      </Side>
      <div style={{ height: 32 }} />
      <Side {...right} order={2}>
        <Dog mood="joyful" x={0} y={10} />
      </Side>
      {foot}
    </>
  );
}

type SideProps = Of<"comparison">["left"] & { order: number; children: ReactNode };

/** A character that represents one side, with its arguments. */
function Side({ label, text, order, children }: SideProps) {
  const beat = useBeat({ says: label, order });
  const { wall, accent } = coloursOf(useScene().palette.accent);
  const isGrave = useIsGrave();
  return (
    <div
      style={{
        flex: "1 0 auto",
        display: "grid",
        gridTemplateColumns: isGrave ? "90px 1fr" : "330px 1fr",
        columnGap: 40,
      }}
    >
      <Panel
        name={`side ${order}`}
        background={order === 1 ? wall : accent}
        maxHeight={HIGHEST_SIDE}
      >
        <Reacting name={`character ${order}`} punch={beat + AFTER_POP}>
          <svg aria-hidden="true" viewBox="-160 -140 320 270" style={FULL}>
            {!isGrave && children}
          </svg>
        </Reacting>
      </Panel>
      <Column style={{ alignSelf: "center", padding: `${Math.round(44 * useRoom() ** 2)}px 0` }}>
        <Text {...CAPTION} size={[38, 68]} alike="label" order={order} entrance="rise">
          {label}
        </Text>
        <Text {...BODY} alike="side" order={order} style={{ marginTop: 16 }}>
          {text}
        </Text>
      </Column>
    </div>
  );
}
