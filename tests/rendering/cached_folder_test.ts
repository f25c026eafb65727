import { expect, test } from "bun:test";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cachedFolder, pruneCache } from "../../src/rendering/cached_folder.ts";
import { inFolder } from "./_pictures.ts";

async function fill(folder: string): Promise<void> {
  await Bun.sleep(1);
  await writeFile(join(folder, "file"), "whole");
}

test("cachedFolder() gives everybody who asks at once the same whole folder", async () => {
  await inFolder(async (root) => {
    const asked = Array.from({ length: 8 }, () =>
      cachedFolder("thing", { roots: [root], make: fill }),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set([join(root, "thing")]));
    expect(await readdir(root)).toEqual(["thing"]);
    expect(await readFile(join(root, "thing", "file"), "utf8")).toBe("whole");
  });
});

test("cachedFolder() leaves nothing when it cannot be made, and makes it the next time", async () => {
  await inFolder(async (root) => {
    const make = () => Promise.reject(new Error("disk full"));
    await expect(cachedFolder("thing", { roots: [root], make })).rejects.toThrow("disk full");
    expect(await readdir(root)).toEqual([]);
    expect(await cachedFolder("thing", { roots: [root], make: fill })).toBe(join(root, "thing"));
  });
});

test("cachedFolder() takes the next root where the first cannot be written, and what any has", async () => {
  await inFolder(async (root) => {
    const file = join(root, "file");
    await writeFile(file, "");
    const roots = [join(file, "below"), join(root, "second")];
    const folder = await cachedFolder("thing", { roots, make: fill });
    expect(folder).toBe(join(root, "second", "thing"));
    const make = () => Promise.reject(new Error("made twice"));
    expect(await cachedFolder("thing", { roots: [root, ...roots], make })).toBe(folder);
    const asking = cachedFolder("other", { roots: [join(file, "below")], make: fill });
    await expect(asking).rejects.toThrow("set DATA_DIR");
  });
});

test("pruneCache() keeps what was asked for last, and what may still be in use", async () => {
  await inFolder(async (root) => {
    const now = Date.now() / 1000;
    const ages = { "bundle-a": 2000, "bundle-b": 4000, "bundle-c": 3000, "chrome-1": 9000 };
    for (const [name, age] of Object.entries(ages)) {
      const folder = await cachedFolder(name, { roots: [root], make: fill });
      await utimes(folder, now - age, now - age);
    }
    await pruneCache(root, "bundle-", 2);
    expect((await readdir(root)).sort()).toEqual(["bundle-a", "bundle-c", "chrome-1"]);
    await cachedFolder("bundle-a", { roots: [root], make: fill });
    await pruneCache(root, "bundle-", 0);
    expect((await readdir(root)).sort()).toEqual(["bundle-a", "chrome-1"]);
  });
});
