import { afterAll, expect, test } from "bun:test";
import { chmod, mkdtemp, readdir, rm, stat, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testObjectStore } from "postloom/testing";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { StorageError } from "../../src/storage/object_store.ts";

const root = await mkdtemp(join(tmpdir(), "postloom-disk-"));
afterAll(() => rm(root, { recursive: true }));

testObjectStore(test, { name: "disk", open: () => createDiskStore({ dir: join(root, "suite") }) });

const body = new TextEncoder().encode("kept");
const text = "text/plain; charset=utf-8";

test("createDiskStore() keeps nothing but the bytes of an object at the path that is its key", async () => {
  const dir = join(root, "plain");
  const store = createDiskStore({ dir });
  await store.put("a/b.txt", body, text);
  await store.put("a/c/d.txt", { path: join(dir, "a/b.txt") }, text);
  const entries = await readdir(dir, { recursive: true });
  expect(entries.sort()).toEqual(["+uploads", "a", "a/b.txt", "a/c", "a/c/d.txt"]);
  expect(await Bun.file(join(dir, "a/b.txt")).bytes()).toEqual(body);
  expect(await Bun.file(join(dir, "a/c/d.txt")).bytes()).toEqual(body);
});

test("createDiskStore() lets no other user of the machine read objects", async () => {
  const dir = join(root, "private");
  await Bun.write(join(dir, "shared.txt"), body);
  await chmod(dir, 0o755);
  await chmod(join(dir, "shared.txt"), 0o644);
  const store = createDiskStore({ dir });
  await store.put("sources/a.txt", body, text);
  await store.put("media/a/b.txt", { path: join(dir, "shared.txt") }, text);
  const modeOf = async (path: string) => ((await stat(join(dir, path))).mode & 0o777).toString(8);
  for (const path of [".", "+uploads", "sources", "media", "media/a"]) {
    expect([path, await modeOf(path)]).toEqual([path, "700"]);
  }
  for (const path of ["sources/a.txt", "media/a/b.txt"]) {
    expect([path, await modeOf(path)]).toEqual([path, "600"]);
  }
});

test("createDiskStore() gives an object as a file that a server can send", async () => {
  const store = createDiskStore({ dir: join(root, "files") });
  await store.put("a/b.txt", body, text);
  expect(await (await store.file?.("a/b.txt"))?.bytes()).toEqual(body);
  for (const missing of ["a", "a/c.txt"]) expect(await store.file?.(missing)).toBeUndefined();
});

test("createDiskStore() reads what was copied into its folder by hand", async () => {
  const dir = join(root, "copied");
  await Bun.write(join(dir, "a/b.txt"), body);
  expect(await createDiskStore({ dir }).head("a/b.txt")).toEqual({ size: 4, contentType: text });
});

test("createDiskStore() refuses a key that is the folder of another", async () => {
  const store = createDiskStore({ dir: join(root, "conflict") });
  await store.put("a/b.txt", body, text);
  for (const key of ["a", "a/b.txt/c", "a/b.txt/c/d"]) {
    const putting = store.put(key, body, "application/octet-stream");
    await expect(putting).rejects.toThrow(StorageError);
  }
  expect(await store.head("a/b.txt")).toMatchObject({ size: 4 });
});

test("createDiskStore() follows no symbolic link out of its folder", async () => {
  const dir = join(root, "links");
  const outside = join(root, "outside");
  const store = createDiskStore({ dir });
  await store.put("inside.txt", body, text);
  await Bun.write(join(outside, "secret.txt"), "secret");
  await symlink(outside, join(dir, "folder"));
  await symlink(join(outside, "secret.txt"), join(dir, "file.txt"));
  for (const key of ["folder/secret.txt", "file.txt"]) {
    await expect(store.get(key)).rejects.toThrow(StorageError);
    await expect(store.head(key)).rejects.toThrow(StorageError);
    await expect(store.file?.(key)).rejects.toThrow(StorageError);
  }
  for (const key of ["folder/new.txt", "folder/new/new.txt"]) {
    await expect(store.put(key, body, text)).rejects.toThrow(StorageError);
  }
  await expect(store.delete("folder/secret.txt")).rejects.toThrow(StorageError);
  await store.put("file.txt", body, text);
  await store.delete("folder");
  const listed = (await Array.fromAsync(store.list(""))).map(({ key }) => key);
  expect(listed.sort()).toEqual(["file.txt", "inside.txt"]);
  expect(await readdir(dir)).not.toContain("folder");
  expect(await readdir(outside)).toEqual(["secret.txt"]);
  expect(await Bun.file(join(outside, "secret.txt")).text()).toBe("secret");
});

test("createDiskStore() lets a reader finish the object that is replaced meanwhile", async () => {
  const store = createDiskStore({ dir: join(root, "busy") });
  const first = new Uint8Array(3_000_000).fill(1);
  await store.put("busy.mp4", first, "video/mp4");
  const object = await store.get("busy.mp4");
  const reader = object?.body.getReader();
  const begun = await reader?.read();
  await store.put("busy.mp4", new Uint8Array(10).fill(2), "video/mp4");
  let length = begun?.value?.length ?? 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    expect(part.value.includes(2)).toBe(false);
    length += part.value.length;
  }
  expect(length).toBe(first.length);
  expect(await store.head("busy.mp4")).toMatchObject({ size: 10 });
});

test("createDiskStore() holds one whole object after many puts of one key at once", async () => {
  const store = createDiskStore({ dir: join(root, "raced") });
  const bodies = Array.from({ length: 8 }, (_, i) => new Uint8Array(100_000 + i).fill(i));
  await Promise.all(bodies.map((body) => store.put("raced/key.png", body, "image/png")));
  const won = await new Response((await store.get("raced/key.png"))?.body).bytes();
  expect(bodies).toContainEqual(won);
});

test("createDiskStore() removes what a killed process left unfinished a day ago", async () => {
  const dir = join(root, "killed");
  const [old, fresh] = [join(dir, "+uploads", "old"), join(dir, "+uploads", "fresh")];
  await Bun.write(old, "half");
  await Bun.write(fresh, "half");
  await utimes(old, new Date(0), new Date(0));
  await createDiskStore({ dir }).put("a.txt", body, text);
  expect(await readdir(join(dir, "+uploads"))).toEqual(["fresh"]);
});
