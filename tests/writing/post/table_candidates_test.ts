import { expect, test } from "bun:test";
import type { Document } from "../../../src/posts/document.ts";
import type { Point } from "../../../src/posts/script.ts";
import { createLocalWriter } from "../../../src/writing/local_writer.ts";

async function pointsOf(columns: readonly string[], rows: readonly string[][]): Promise<Point[]> {
  const document: Document = {
    title: "What the harbour counted last year",
    blocks: [
      { kind: "heading", text: "Moorings by quay", level: 2 },
      ...rows.map((row) => ({
        kind: "list_item" as const,
        text: row.map((text, at) => `${columns[at]}: ${text}`).join(", "),
        level: 1,
        cells: row.map((text, at) => ({ column: columns[at] ?? null, text })),
      })),
    ],
    language: "en",
    direction: "ltr",
  };
  const script = await createLocalWriter().write(
    document,
    {
      medium: "slides",
      platform: "instagram",
      maxPoints: 5,
      narrationMs: null,
      customPrompt: null,
    },
    { signal: new AbortController().signal },
  );
  return script.points;
}

const QUAYS = ["North", "South", "East", "West", "Old", "New", "Far"];

test("two columns of one unit become a comparison with their names", async () => {
  const rows = [
    ["North", "12 %", "18 %"],
    ["South", "30 %", "22 %"],
    ["East", "5 %", "9 %"],
  ];
  const [point] = await pointsOf(["Quay", "In spring", "In autumn"], rows);
  expect(point?.comparison).toEqual({
    left: { label: "In spring", text: "North: 12 %, South: 30 %, East: 5 %" },
    right: { label: "In autumn", text: "North: 18 %, South: 22 %, East: 9 %" },
  });
});

test("two rows become a comparison of what the columns measure", async () => {
  const rows = [
    ["Sail", "412", "€9"],
    ["Motor", "96", "€14"],
  ];
  const [point] = await pointsOf(["Boat", "Boats", "Fee"], rows);
  expect(point?.comparison).toEqual({
    left: { label: "Sail", text: "Boats: 412, Fee: €9" },
    right: { label: "Motor", text: "Boats: 96, Fee: €14" },
  });
});

test("a large table gives its highest, its lowest and its total", async () => {
  const counts = [40, 12, 75, 33, 61, 58, 20];
  const rows = QUAYS.map((quay, at) => [quay, String(counts[at])]);
  const [point] = await pointsOf(["Quay", "Boats"], [...rows, ["All", "299"]]);
  expect(point?.headline).toBe("Moorings by quay: Boats");
  expect(point?.items).toEqual(["East: 75", "South: 12", "All: 299"]);
  expect(point?.narration).toEqual(["Moorings by quay, Boats: East 75, South 12, All 299."]);
});

test("a ranking keeps its order and its numbers, compared by value", async () => {
  const counts = ["1,020", "990", "870", "640", "410", "95", "8"];
  const rows = QUAYS.map((quay, at) => [String(at + 1), quay, counts[at] ?? ""]);
  const [point] = await pointsOf(["Rank", "Quay", "Boats"], rows);
  expect(point?.items).toEqual([
    "1. North: 1,020",
    "2. South: 990",
    "3. East: 870",
    "4. West: 640",
    "5. Old: 410",
  ]);
});

test("what is far above the rest becomes a figure with its column and row", async () => {
  const rows = [
    ["North", "40 t"],
    ["South", "12 t"],
    ["East", "310 t"],
  ];
  const points = await pointsOf(["Quay", "Fish landed"], rows);
  expect(points.map(({ figure }) => figure)).toContainEqual({
    value: "310 t",
    label: "Fish landed, East",
  });
});

test("a table of words is read as a list", async () => {
  const rows = [
    ["North", "Ann"],
    ["South", "Ben"],
  ];
  const points = await pointsOf(["Quay", "Keeper"], rows);
  expect(points[0]?.items).toHaveLength(2);
});
