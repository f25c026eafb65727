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
  });
});

test("pruneCache() keeps what was asked for last", async () => {
  await inFolder(async (root) => {
    for (const [age, name] of ["bundle-a", "bundle-b", "bundle-c", "chrome-1"].entries()) {
      const folder = await cachedFolder(name, { roots: [root], make: fill });
      await utimes(folder, 1000 - age, 1000 - age);
    }
    await cachedFolder("bundle-c", { roots: [root], make: fill });
    await pruneCache(root, "bundle-", 2);
    expect((await readdir(root)).sort()).toEqual(["bundle-a", "bundle-c", "chrome-1"]);
  });
});
