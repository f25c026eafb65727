import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "../../src/app/install.ts";
import { openServices } from "../../src/app/open_services.ts";
import { readConfig } from "../../src/config/mod.ts";
import { format } from "../../src/formats/format.ts";
import type { Services } from "../../src/pipeline/services.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

const about = { title: "Mine", description: "A format of my own", medium: "picture" } as const;
const LOOK = `export default { title: "Mine", variants: {}, suits: () => 0, Slide: () => null };`;
const looks = await mkdtemp(join(tmpdir(), "postloom-looks-"));
afterAll(() => rm(looks, { recursive: true }));
await Bun.write(join(looks, "poster.ts"), LOOK);
await Bun.write(join(looks, "neon.ts"), LOOK);

test("an app has Postloom's formats and looks, and its own beside them or in their place", async () => {
  const { formats, templates, catalogue } = await install({
    pipelines: [format("mine", about), format("reel", about)],
    templates: pathToFileURL(looks),
  });
  expect(Object.keys(formats)).toEqual(["image", "carousel", "mine", "reel"]);
  expect(formats.reel?.about.title).toBe("Mine");
  expect(Object.keys(templates)).toContain("minimal");
  expect(templates.neon?.title).toBe("Mine");
  expect(catalogue.templates.map(({ name }) => name)).toContain("poster");
});

test("an app can do without what Postloom brings", async () => {
  const { formats, templates } = await install({
    pipelines: format("mine", about),
    templates: looks,
    builtIn: { pipelines: false, templates: false },
  });
  expect(Object.keys(formats)).toEqual(["mine"]);
  expect(Object.keys(templates)).toEqual(["neon", "poster"]);
});

test("a file that is broken is left out and told by its line, and the rest is there", async () => {
  const dir = await mkdtemp(join(tmpdir(), "postloom-broken-"));
  const write = (name: string, text: string) => Bun.write(join(dir, name), text);
  await write("looks/whole.ts", LOOK);
  await write("looks/torn.tsx", 'export default {\n  title: "Torn"\n  suits: 1 };\n');
  await write("looks/Upper.ts", LOOK);
  await write("formats/thrower.ts", '\nthrow new Error("boom");\n');
  const { formats, templates, templateFiles, catalogue, faults } = await install({
    pipelines: join(dir, "formats"),
    templates: join(dir, "looks"),
  });
  expect(Object.keys(formats)).toEqual(["image", "carousel", "reel"]);
  expect(catalogue.templates.map(({ name }) => name)).toEqual(Object.keys(templates));
  expect([...templateFiles.keys()]).toEqual(Object.keys(templates));
  expect(templates.whole?.title).toBe("Mine");
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringMatching(/"thrower\.ts": boom at thrower\.ts:2/),
    expect.stringContaining('"Upper.ts": name the file in small letters'),
    expect.stringMatching(/"torn\.tsx": .+ at torn\.tsx:3:3, "suits: 1 };"/),
  ]);
  await rm(dir, { recursive: true });
});

test("a folder that is not there is named", async () => {
  const missing = join(looks, "missing");
  for (const options of [{ pipelines: missing }, { templates: missing }]) {
    await expect(install(options)).rejects.toThrow(`Cannot find the folder "${missing}"`);
  }
});

test("services of an app are disposed of with it, each of them though one fails", async () => {
  const disposed: string[] = [];
  const added: object = {
    first: { [Symbol.dispose]: () => disposed.push("first") },
    second: {
      async [Symbol.asyncDispose]() {
        throw new Error("It would not close");
      },
    },
    third: null,
  };
  const parts = { config: readConfig({}), log: silentLog, services: () => added };
  const opened = await openServices(parts, {} as Services);
  expect(Object.keys(opened.services)).toEqual(["first", "second", "third"]);
  await expect(Promise.resolve(opened[Symbol.asyncDispose]())).rejects.toThrow("would not close");
  expect(disposed).toEqual(["first"]);
});
