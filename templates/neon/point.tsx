import {
  artHeight,
  Beside,
  Layer,
  type Of,
  Sign,
  Space,
  Text,
  Tube,
  useEmblem,
  useRoom,
  useScene,
} from "postloom/kit";
import type { ReactNode } from "react";
import { Across } from "./across.tsx";
import { compositionFor } from "./composition.ts";
import { BENT, Hung } from "./hung.tsx";
import { BODY, Lettering, Second, useSecondLight } from "./lettering.tsx";
import { useChase } from "./light.ts";
import { Horizon } from "./scenery.tsx";

export function Point(props: Of<"point">) {
  const { number, headline, text, motif, crossing, foot } = props;
  const hasNothing = useEmblem() === "" && motif === undefined;
  const hung = (
    <Second>
      <Hung motif={motif} />
    </Second>
  );
  const min = artHeight(motif === undefined || number !== null ? 360 : 580, headline, text);
  if (crossing !== undefined)
    return (
      <>
        <Numeral {...props} />
        <PointWords {...props} />
        <Space min={0} />
        {foot}
        <Across crossing={crossing} />
      </>
    );
  switch (compositionFor(props, props)) {
    case "below":
      return (
        <>
          <Numeral {...props} />
          <PointWords {...props} />
          <Space min={min}>{hasNothing ? <Horizon /> : hung}</Space>
          <div style={{ position: "relative" }}>{foot}</div>
        </>
      );
    case "beside":
      return (
        <>
          <Beside art={motif === undefined ? <Stripes /> : <Leaning>{hung}</Leaning>} to={["end"]}>
            <Numeral {...props} />
            <Space min={0} />
            <PointWords {...props} />
          </Beside>
          {foot}
        </>
      );
    case "above":
      return (
        <>
          <Numeral {...props} />
          <Space min={min}>{hung}</Space>
          <PointWords {...props} />
          {foot}
        </>
      );
    default:
      return <Framed {...props} />;
  }
}

function Numeral({ number }: Of<"point">) {
  const room = useRoom() ** 2;
  if (number === null) return null;
  return (
    <Second>
      <Lettering size={[Math.round(200 * room), 420]} weight={250} leading={0.95} oneLine>
        {String(number)}
      </Lettering>
    </Second>
  );
}

function PointWords({ headline, emphasis, text }: Of<"point">) {
  const second = useSecondLight();
  const { ink } = useScene().palette;
  return (
    <>
      <Lettering
        size={[58, text === "" ? 150 : 116]}
        swells
        order={1}
        emphasis={emphasis}
        emphasised={second}
        around={{ ...UNLIT, color: ink }}
      >
        {headline}
      </Lettering>
      <Tube path="M6 10H214" width={220} height={20} order={1} style={{ margin: "44px 0" }} />
      <Text {...BODY}>{text}</Text>
    </>
  );
}

/** Around the main clause of a long sentence: painted, as the text below a sign. */
const UNLIT = {
  textShadow: "none",
  WebkitTextStroke: 0,
  fontFamily: "var(--text-face)",
  fontWeight: 420,
} as const;

/** Many words: in a frame, or below what there is to see. */
function Framed(props: Of<"point">) {
  const { motif, foot } = props;
  const room = useRoom() ** 2;
  if (motif !== undefined)
    return (
      <>
        <Numeral {...props} />
        <Space min={48} />
        <PointWords {...props} />
        {foot}
      </>
    );
  return (
    <>
      <Numeral {...props} />
      <Space min={0} />
      <Second>
        <Sign style={{ padding: `${Math.round(56 * room)}px 52px ${Math.round(40 * room)}px` }}>
          <PointWords {...props} />
        </Sign>
      </Second>
      <Space min={0} />
      {foot}
    </>
  );
}

/** A drawing half out of a narrow column. */
function Leaning({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        position: "absolute",
        insetInlineStart: 0,
        top: "18%",
        width: "170%",
        height: "60%",
      }}
    >
      {children}
    </div>
  );
}

/** How far tubes are apart, from middle to middle, at most: closer together where there is less room. */
const STRIPE = 96;
const LINES = 5;

/** Tubes that go on past the edge, and light one after the other. */
function Stripes() {
  return (
    <Second>
      <div
        style={{
          ...BENT,
          display: "grid",
          alignContent: "center",
          alignItems: "center",
          gridTemplateRows: `repeat(${LINES}, minmax(0, ${STRIPE}px))`,
        }}
      >
        {Array.from({ length: LINES }, (_, line) => (
          <Stripe key={line} line={line} />
        ))}
      </div>
    </Second>
  );
}

function Stripe({ line }: { line: number }) {
  return (
    <Layer name={`stripe ${line}`} motion={useChase(line / LINES)}>
      <Tube path={`M${40 + line * 50} 20H700`} width={700} height={40} order={line % 3} />
    </Layer>
  );
}
