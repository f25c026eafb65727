import { expect, test } from "bun:test";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Layer, type LayerMotion } from "../../../remotion/kit/page/layer.tsx";
import { readLayers } from "../../../src/rendering/layers/layer_markup.ts";

function read(children: ReactNode) {
  return readLayers(
    renderToStaticMarkup(
      <div style={{ overflow: "hidden" }}>
        <div data-canvas="" style={{ overflow: "hidden" }}>
          {children}
        </div>
      </div>,
    ),
  );
}

function Box(props: { motion?: LayerMotion; children?: ReactNode }) {
  return (
    <Layer name="box" motion={props.motion ?? {}} style={{ position: "absolute", left: 3 }}>
      {props.children ?? <b>word</b>}
    </Layer>
  );
}

test("a layer that moves leaves what is drawn as it was", () => {
  const still = read(<Box />);
  const moved = read(<Box motion={{ x: 3.5, opacity: 0.5, mask: { left: 0.2 }, clip: {} }} />);
  expect(moved.parts).toEqual(still.parts);
  expect(moved.layers[0]?.content).toEqual(still.layers[0]?.content ?? { parts: [], layers: [] });
  expect(moved.layers[0]?.place).toBe(still.layers[0]?.place ?? "");
  expect(moved.layers[0]?.motion).toEqual({
    ...{ x: 3.5, y: 0, scale: 1, rotate: 0, opacity: 0.5, origin: [0.5, 0.5] },
    ...{ clip: [0, 0, 0, 0], mask: [0, 0, 0, 0.2] },
  });
});

test("what stands before, between and behind layers is drawn in that order", () => {
  const { parts, layers } = read(
    <>
      <p>before</p>
      <Box />
      <div>
        <Box>
          <Box />
        </Box>
        <p>behind</p>
      </div>
    </>,
  );
  expect(parts).toHaveLength(3);
  expect(parts.every((part) => part !== null)).toBe(true);
  expect(layers.map(({ index }) => index)).toEqual([0, 1]);
  expect(layers[1]?.content.layers.map(({ index }) => index)).toEqual([2]);
  // Nothing but another layer is in the second one.
  expect(layers[1]?.content.parts).toEqual([null, null]);
});

test("equal words before and behind a layer are two pictures, as they lie at two places", () => {
  const [before, behind] = read([
    <p key="a">word</p>,
    <Box key="box" />,
    <p key="b">word</p>,
  ]).parts;
  expect(before).not.toBe(behind ?? "");
});

test("a layer that comes or goes at the end leaves what lies below as it was", () => {
  const without = read(<p>below</p>);
  expect(read([<p key="p">below</p>, <Box key="box" />]).parts).toEqual([...without.parts, null]);
});

test("what changes around a layer, but for other layers, may change its place", () => {
  const placeOf = (beside: ReactNode) => read([beside, <Box key="box" />]).layers.at(-1)?.place;
  const place = placeOf(<p key="p">short</p>);
  expect(placeOf(<p key="p">much longer</p>)).not.toBe(place ?? "");
  const other = (word: string) => <Box key="other">{word}</Box>;
  expect(placeOf(other("one"))).toBe(placeOf(other("two")) ?? "");
});

test.each([
  { opacity: 0.5 },
  { overflow: "hidden", borderRadius: 8 },
  { overflow: "clip", transform: "rotate(3deg)" },
  { filter: "blur(2px)" },
  { clipPath: "inset(0)" },
  { mixBlendMode: "multiply" },
] as const)("a layer in what does more than to place it is no layer: %o", (style) => {
  const inside = (motion: LayerMotion) =>
    read([
      <div key="div" style={style}>
        <Box motion={motion} />
      </div>,
    ]);
  expect(inside({}).layers).toEqual([]);
  expect(inside({}).parts).not.toEqual(inside({ x: 2 }).parts);
});

test("a layer may be seen through a rectangle, also on a ground with round corners", () => {
  const style = { overflow: "hidden", overflowWrap: "anywhere" } as const;
  expect(
    read([
      <div key="div" style={{ borderRadius: 8 }}>
        <div style={style}>
          <Box />
        </div>
      </div>,
    ]).layers,
  ).toHaveLength(1);
});

test("a picture whose content is not in the markup looks like no other", () => {
  const [first] = read(<canvas />).parts;
  expect(first).toBe("\u0000");
});
