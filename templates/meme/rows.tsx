import { Column, type Of, Text, useRoom, useScene } from "postloom/kit";
import type { ReactNode } from "react";
import { Cat, Dog, DRAWN, Face, MOODS } from "./cast.tsx";
import { coloursOf } from "./colours.ts";
import { FULL, Panel } from "./parts.tsx";
import { BODY, CAPTION } from "./type.ts";

/** Maximum heights of panels, in canvas pixels. */
const HIGHEST_STEP = 230;
const HIGHEST_SIDE = 400;

/** The longer the list, the greater the excitement. */
export function List({ headline, items, foot }: Of<"list">) {
  return (
    <>
      <Text {...CAPTION} size={[48, 104]}>
        {headline}
      </Text>
      <div
        style={{
          flex: "1 0 auto",
          display: "grid",
          gap: Math.round(24 * useRoom()),
          marginTop: Math.round(40 * useRoom() ** 2),
        }}
      >
        {items.map((item, i) => (
          <Step key={i} excitement={items.length < 2 ? 1 : i / (items.length - 1)} order={i}>
            {item}
          </Step>
        ))}
      </div>
      {foot}
    </>
  );
}

function Step(props: { excitement: number; order: number; children: string }) {
  const { excitement, order, children } = props;
  const colours = coloursOf(useScene().palette.accent);
  const share = Math.round(20 + excitement * 80);
  const mood = MOODS[Math.round(excitement * (MOODS.length - 1))] ?? "joyful";
  const room = useRoom() ** 2;
  const minHeight = Math.round(150 * room);
  return (
    <div style={{ display: "grid", gridTemplateColumns: "190px 1fr", columnGap: 36, minHeight }}>
      <Panel
        background={`color-mix(in oklab, ${colours.accent} ${share}%, ${colours.wall})`}
        order={order}
        maxHeight={HIGHEST_STEP}
      >
        <svg aria-hidden="true" viewBox="-110 -90 220 190" style={FULL}>
          <circle cx="0" cy="4" r={84} fill="#ffd447" {...DRAWN} />
          <Face mood={mood} x={0} y={4} skin="#ffd447" />
        </svg>
      </Panel>
      <Column style={{ alignSelf: "center", padding: `${Math.round(20 * room)}px 0` }}>
        <Text {...BODY} size={[36, 74]} alike="item" leading={1.14} wrap="pretty" order={order}>
          {children}
        </Text>
      </Column>
    </div>
  );
}

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
  const { wall, accent } = coloursOf(useScene().palette.accent);
  return (
    <div
      style={{
        flex: "1 0 auto",
        display: "grid",
        gridTemplateColumns: "330px 1fr",
        columnGap: 40,
      }}
    >
      <Panel background={order === 1 ? wall : accent} order={order} maxHeight={HIGHEST_SIDE}>
        <svg aria-hidden="true" viewBox="-160 -140 320 270" style={FULL}>
          {children}
        </svg>
      </Panel>
      <Column style={{ alignSelf: "center", padding: `${Math.round(44 * useRoom() ** 2)}px 0` }}>
        <Text {...CAPTION} size={[38, 68]} alike="label" order={order}>
          {label}
        </Text>
        <Text {...BODY} alike="side" order={order} style={{ marginTop: 16 }}>
          {text}
        </Text>
      </Column>
    </div>
  );
}
