import { expect, test } from "bun:test";
import { drawingsFor } from "../../../src/writing/subjects/drawings_for.ts";

test("a text is offered what its things are part of, and nothing for how they are", () => {
  const offered = drawingsFor("Why hot rooms keep us awake until the fire is out", "en");
  expect(offered).toContain("fire-engine");
  expect(offered.filter((name) => name.startsWith("hot-"))).toEqual([]);
});

test("in a search, any word of a name is offered, also while it is typed", () => {
  expect(drawingsFor("hot", "en")).toContain("hot-pepper");
  expect(drawingsFor("pepp", "en")).toContain("hot-pepper");
});
