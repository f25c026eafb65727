import { expect, test } from "bun:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import reel from "../../pipelines/reel.ts";
import { catalogueOf } from "../../src/formats/catalogue.ts";
import { allFields, fieldsOf } from "../../src/formats/fields.ts";
import { format } from "../../src/formats/format.ts";
import { loadFormats, sortFormats } from "../../src/formats/load.ts";
import { parseRequest } from "../../src/formats/read_request.ts";
import { captionOptions, durationOptions } from "../../src/posts/options.ts";

const tempo = t.Number({
  minimum: 0.8,
  maximum: 1.3,
  default: 1,
  title: "Tempo",
  description: "Speed of the voice",
});
const clip = format("clip", {
  title: "Clip",
  description: "A short video",
  medium: "video",
  options: {
    ...captionOptions,
    maxDuration: t.Integer({
      ...durationOptions.maxDuration,
      type: "integer",
      maximum: 30,
      default: 20,
    }),
    tempo,
    topic: t.String({ maxLength: 20, title: "Topic", description: "What it is about" }),
  },
});
const catalogue = catalogueOf(sortFormats([clip, reel]), {});
const fields = fieldsOf(catalogue);
const read = (values: Record<string, unknown>) => parseRequest(values, fields);

test("a format's options are checked by what the format itself says of them", () => {
  const asked = { format: "clip", topic: "Bees", tempo: 1.2 };
  expect(read(asked).options).toEqual({
    captionsEnabled: false,
    maxDuration: 20,
    tempo: 1.2,
    topic: "Bees",
  });
  expect(() => read({ ...asked, tempo: 2 })).toThrow(
    "Invalid tempo: must be a number from 0.8 to 1.3",
  );
  expect(() => read({ ...asked, maxDuration: 31 })).toThrow(
    "Invalid maxDuration: must be an integer of seconds from 15 to 30",
  );
  expect(read({ format: "reel", maxDuration: 31, tempo: 2 }).options).toMatchObject({
    maxDuration: 31,
  });
});

test("an option without a default that is not optional has to be given", () => {
  expect(() => read({ format: "clip" })).toThrow(
    "Invalid topic: must be a string of at most 20 characters",
  );
});

test("what lists all options tells of each which formats have it, and what any of them allows", () => {
  const all = allFields(catalogue, fields);
  expect(Object.keys(all)).toContain("tempo");
  expect(all.tempo?.schema.description).toBe(
    "Speed of the voice, for clip, ignored for other formats",
  );
  expect(all.captionsStyle?.schema.description).toContain("for reel or clip");
  expect(all.maxDuration?.schema.anyOf).toMatchObject([{ maximum: 180 }, { maximum: 30 }]);
  expect(all.maxDuration?.allowed).toBe(
    "a number of seconds from 15 to 180, or an integer of seconds from 15 to 30",
  );
  expect(all.format?.allowed).toBe("reel or clip");
});

test("an option cannot have a name that every request has, nor be what no form can ask for", () => {
  const define = (options: object) =>
    format("wrong", { title: "", description: "", medium: "video", options: { ...options } });
  const notes = { title: "A title", description: "A sentence" };
  expect(() => define({ platform: t.String(notes) })).toThrow(
    'Cannot define option "platform" of format "wrong" as every request has that',
  );
  expect(() => define({ list: t.Array(t.String(), notes) })).toThrow("its schema must be of");
  expect(() => define({ topic: t.String(notes) })).toThrow("give its schema a maxLength");
  expect(() => define({ tempo: t.Number() })).toThrow("give its schema a title and a description");
  expect(() => define({ "my-tempo": t.Number(notes) })).toThrow("camelCase");
});

test("a folder's formats are found by their files, and a file that is none is named", async () => {
  const dir = await mkdtemp(join(tmpdir(), "postloom-formats-"));
  try {
    const path = JSON.stringify(join(import.meta.dir, "../../src/formats/format.ts"));
    const about = '{ title: "Story", description: "One picture", medium: "picture" }';
    const source = `import { format } from ${path};\nexport default format("story", ${about});`;
    await writeFile(join(dir, "story.ts"), source);
    await writeFile(join(dir, "_part.ts"), "export const part = 1;");
    expect((await loadFormats(dir)).map(({ name }) => name)).toEqual(["story"]);
    await writeFile(join(dir, "other.ts"), source);
    expect(loadFormats(dir)).rejects.toThrow(
      'Cannot use "other.ts" as its format is called "story"',
    );
    await rm(join(dir, "other.ts"));
    await writeFile(join(dir, "number.ts"), "export default 1;");
    expect(loadFormats(dir)).rejects.toThrow('Cannot use "number.ts" as its default export is no');
  } finally {
    await rm(dir, { recursive: true });
  }
});

test("of two formats with one name the later one is taken, in its own place", () => {
  const mine = format("reel", { title: "Mine", description: "", order: 0, medium: "video" });
  const formats = sortFormats([reel, clip, mine]);
  expect(Object.keys(formats)).toEqual(["reel", "clip"]);
  expect(formats.reel?.about.title).toBe("Mine");
});

test("what a format's file throws is told with its line", async () => {
  const dir = await mkdtemp(join(tmpdir(), "postloom-formats-"));
  await writeFile(join(dir, "story.ts"), 'throw new RangeError("Cannot go on");');
  await expect(loadFormats(dir)).rejects.toThrow('"story.ts": Cannot go on at story.ts:1');
  await rm(dir, { recursive: true });
});
