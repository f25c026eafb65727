import { expect, test } from "bun:test";
import { join } from "node:path";
import sharp from "sharp";
import type { Medium } from "../../src/posts/medium.ts";
import { createIdleness } from "../../src/previews/idleness.ts";
import { previewKey } from "../../src/previews/preview.ts";
import { startPreviewer } from "../../src/previews/previewer.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { installation, openServices } from "../support/installation.ts";

const { renderer, store, dir } = await openServices();
const { minimal } = installation.templates;
if (minimal === undefined) throw new Error("There is no template to draw");
const [variant = "", colours] = Object.entries(minimal.variants)[0] ?? [];
const templates = { minimal: { ...minimal, variants: colours ? { [variant]: colours } : {} } };

/** Starts drawing; `failed` rejects with what could not be drawn. */
function start(version: string) {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  const previewer = startPreviewer({
    templates,
    renderer,
    store,
    idleness: createIdleness(),
    versions: new Map([["minimal", version]]),
    workDir: join(dir, version),
    log: { ...silentLog, warn: (message, fields) => reject(new Error(message, { cause: fields })) },
    quietMs: 1,
  });
  return { ...previewer, failed };
}

test("an idle worker draws a picture, a strip of slides and a short video of each look", async () => {
  const previewer = start("new");
  const keyOf = (medium: Medium) => previewKey({ template: "minimal", variant, medium }, "new");
  // What fails is left out, and would be waited for in vain.
  while (!(await store.head(keyOf("video")))) await Promise.race([Bun.sleep(50), previewer.failed]);
  await previewer.stop();

  const sizeOf = async (key: string) => {
    const object = await store.get(key);
    const { width, height, format } = await sharp(
      await new Response(object?.body).bytes(),
    ).metadata();
    return { width, height, format };
  };
  expect(await sizeOf(keyOf("picture"))).toEqual({ width: 540, height: 675, format: "webp" });
  expect(await sizeOf(keyOf("slides"))).toEqual({ width: 1112, height: 450, format: "webp" });
  const reel = await store.get(keyOf("video"));
  const bytes = await new Response(reel?.body).bytes();
  expect(new TextDecoder("latin1").decode(bytes.subarray(4, 8))).toBe("ftyp");
});

test("a worker that stops lets go of the preview that it draws", async () => {
  const previewer = start("stopped");
  await previewer.stop();
  const key = previewKey({ template: "minimal", variant, medium: "video" }, "stopped");
  expect(await store.head(key)).toBeUndefined();
});
