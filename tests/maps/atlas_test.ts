import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { createAtlas } from "../../src/maps/atlas.ts";
import { Drawing } from "../../src/posts/drawing.ts";
import { outlineName } from "../../src/posts/subject.ts";

const atlas = createAtlas();
const mapOf = async (country: string) => {
  const map = await atlas.locate({ country, name: country });
  if (map === null) throw new Error(`No map of ${country}`);
  return map;
};

/** The box around all points of a path, which is made of straight lines with whole numbers. */
function boxOf(path: string) {
  const points = [...path.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0));
  return {
    left: Math.min(...(xs ?? [])),
    right: Math.max(...(xs ?? [])),
    top: Math.min(...(ys ?? [])),
  };
}

test("a country stands in the midst of its map, with land and borders around it", async () => {
  const { land, borders, country, x, y, width, height, isSmall } = await mapOf("CZ");
  const { left, right } = boxOf(country);
  expect([x, y]).toEqual([width / 2, height / 2]);
  expect((left + right) / 2 / width).toBeCloseTo(0.5, 1);
  expect(right - left).toBeGreaterThan(width / 5);
  expect(land.length * borders.length).toBeGreaterThan(0);
  expect(isSmall).toBe(false);
});

test("north is up", async () => {
  const { borders, country } = await mapOf("CL");
  expect(boxOf(borders).top).toBeLessThan(boxOf(country).top);
});

test("what lies far away does not move a country out of its midst", async () => {
  const { left, right } = boxOf((await mapOf("FR")).country);
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(1000);
});

test("a country on both sides of the date line is whole", async () => {
  const { country, width } = await mapOf("FJ");
  const { left, right } = boxOf(country);
  expect(right - left).toBeLessThan(width / 2);
});

test("a country that cannot be seen is marked, and one that is in no atlas has no map", async () => {
  expect((await mapOf("SG")).isSmall).toBe(true);
  expect(await atlas.locate({ country: "ZZ", name: "" })).toBeNull();
});

test("no map is so long that a reel's frames could not carry it", async () => {
  for (const country of ["NO", "GR", "ID", "CA", "FR", "LU"]) {
    const { land, borders, country: shape } = await mapOf(country);
    expect(land.length + borders.length + shape.length).toBeLessThan(60_000);
  }
});

test("the outline of a country fills its square, whatever its size, and has its name", async () => {
  for (const country of ["IT", "LU", "JP", "FR", "CL", "SG"]) {
    const outline = await atlas.outline(outlineName(country));
    expect(outline?.name).toBe(`country-${country.toLowerCase()}`);
    expect(Value.Check(Drawing, outline)).toBe(true);
    const numbers = (outline?.shapes[0]?.path ?? "").match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeWithin(90, 100.1);
  }
  expect(await atlas.outline(outlineName("ZZ"))).toBeNull();
  expect(await atlas.outline("honeybee")).toBeNull();
});
