import { expect, test } from "bun:test";
import type { Drawing } from "../../../src/posts/drawing.ts";
import { testService } from "../_service.ts";

const { ask, key } = await testService();

async function find(query: Record<string, string>): Promise<string[]> {
  const path = `/api/v1/drawings?${new URLSearchParams(query)}`;
  const response = await ask(path, { headers: { "x-api-key": key.text } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Drawing[] }).data.map(({ name }) => name);
}

test("drawings are found by what a text names, in its language or in English, and as one types", async () => {
  expect(await find({ text: "The bees flew over the harbour" })).toContain("honeybee");
  expect(await find({ text: "Die Biene tanzt", language: "de" })).toContain("honeybee");
  expect(await find({ text: "snow" })).toContain("snow-capped-mountain");
  const about = await find({ text: "A single hive can hold the honey of many flowers" });
  expect(about).toContain("honey-pot");
  expect(about).not.toContain("candle");
  expect(await find({ text: "qqq" })).toEqual([]);
  expect(await find({})).toEqual([]);
});

test("whatever is asked for, a few drawings are the answer", async () => {
  const names = await find({
    text: `${"s ".repeat(5000)}ship train bee cat dog`,
    language: "xx-!",
  });
  expect(names.length).toBeLessThanOrEqual(24);
  expect((await find({ text: "ca co ba" })).length).toBe(24);
  expect((await ask("/api/v1/drawings?text=ship")).status).toBe(401);
  for (let times = 0; times < 120; times++) {
    const response = await ask("/api/v1/drawings?text=", { headers: { "x-api-key": key.text } });
    if (response.status === 429) return;
  }
  throw new Error("One account may search without end");
});
