import { expect, test } from "bun:test";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { previewKey, previewName } from "../../src/previews/preview.ts";
import {
  findShippedPreviews,
  installShippedPreviews,
} from "../../src/previews/shipped_previews.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { inFolder } from "../rendering/_pictures.ts";

const { signal } = new AbortController();

test("previews that came with Postloom are where those that were drawn are looked for", async () => {
  await inFolder(async (folder) => {
    const preview = { template: "minimal", variant: "dark", medium: "video" } as const;
    await mkdir(join(folder, "minimal"));
    await writeFile(join(folder, "versions.json"), JSON.stringify({ minimal: "first" }));
    await writeFile(join(folder, "minimal", previewName(preview)), "a reel");
    const store = createDiskStore({ dir: join(folder, "objects") });
    const shipped = await findShippedPreviews(folder);
    await installShippedPreviews(shipped, store, signal);
    const object = await store.get(previewKey(preview, "first"));
    expect(await new Response(object?.body).text()).toBe("a reel");
  });
});

test("a repository in which none were drawn has none", async () => {
  await inFolder(async (folder) => {
    expect((await findShippedPreviews(folder)).versions.size).toBe(0);
  });
});
