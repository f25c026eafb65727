import { expect, test } from "bun:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UserError } from "../../src/common/user_error.ts";
import { loadPipelines } from "../../src/pipeline/load.ts";

const MODULE = JSON.stringify(new URL("../../src/mod.ts", import.meta.url).pathname);
const PIPELINE = `import { pipeline, t } from ${MODULE}; export default pipeline("a", t.Object({}));`;

async function load(files: Readonly<Record<string, string>>) {
  const dir = await mkdtemp(join(tmpdir(), "postloom-pipelines-"));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
    return await loadPipelines(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

test("loadPipelines() finds each file of the folder by its name, private ones left out", async () => {
  const loaded = await load({ "a.ts": PIPELINE, "_part.ts": "", "notes.md": "" });
  expect(Object.keys(loaded)).toEqual(["a"]);
});

test("loadPipelines() names the file that is no pipeline, and says what to do", async () => {
  for (const [files, message] of [
    [{ "a.ts": "export default {};" }, '"a.ts" as its default export is no pipeline: make it'],
    [{ "a.ts": "" }, '"a.ts" as its default export is no pipeline'],
    [{ "b.ts": PIPELINE }, 'Cannot use "b.ts" as its pipeline is called "a": call it "b"'],
  ] as const) {
    const loading = load(files);
    await expect(loading).rejects.toBeInstanceOf(UserError);
    await expect(loading).rejects.toThrow(message);
  }
});

test("loadPipelines() leaves what a file throws as it is, so that its stack tells where", async () => {
  const loading = load({ "a.ts": 'throw new RangeError("Cannot go on");' });
  await expect(loading).rejects.toBeInstanceOf(RangeError);
});
