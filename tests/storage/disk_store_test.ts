import { afterAll, expect, test } from "bun:test";
import { mkdtemp, readdir, rm, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { StorageError } from "../../src/storage/storage_error.ts";
import { testObjectStore } from "./object_store_suite.ts";

const root = await mkdtemp(join(tmpdir(), "postloom-disk-"));
afterAll(() => rm(root, { recursive: true }));

testObjectStore("createDiskStore()", async () => createDiskStore({ dir: join(root, "suite") }));

test("createDiskStore() keeps objects over a restart and leaves no half-written file", async () => {
  const dir = join(root, "restart");
  const body = new TextEncoder().encode("kept");
  await createDiskStore({ dir }).put("a/b", body, "text/plain");
  const again = createDiskStore({ dir });
  expect(await again.head("a/b")).toEqual({ size: 4, contentType: "text/plain" });
  expect(await readdir(join(dir, "+uploads"))).toEqual([]);
});

test("createDiskStore() follows no symbolic link out of its folder", async () => {
  const dir = join(root, "links");
  const outside = join(root, "outside");
  const store = createDiskStore({ dir });
  const body = new TextEncoder().encode("x");
  await store.put("inside", body, "text/plain");
  await createDiskStore({ dir: outside }).put("secret", body, "text/plain");
  await symlink(outside, join(dir, "folder+"));
  await symlink(join(outside, "secret"), join(dir, "file"));
  await expect(store.get("folder/secret")).rejects.toThrow(StorageError);
  await expect(store.put("folder/new", body, "text/plain")).rejects.toThrow(StorageError);
  await expect(store.delete("folder/secret")).rejects.toThrow(StorageError);
  await expect(store.get("file")).rejects.toThrow(StorageError);
  expect((await readdir(outside)).sort()).toEqual(["+uploads", "secret"]);
});

test("createDiskStore() says so when a file is not its own", async () => {
  const dir = join(root, "foreign");
  await Bun.write(join(dir, "notes"), "written by hand");
  const reading = createDiskStore({ dir }).get("notes");
  await expect(reading).rejects.toThrow("was not written by this store");
});

test("createDiskStore() refuses a content type that could not be a header", async () => {
  const store = createDiskStore({ dir: join(root, "types") });
  await expect(store.put("a", new Uint8Array(), "text/plain\r\nx: y")).rejects.toThrow(TypeError);
});

test("createDiskStore() lets a reader finish the object that is replaced meanwhile", async () => {
  const store = createDiskStore({ dir: join(root, "busy") });
  const first = new Uint8Array(3_000_000).fill(1);
  await store.put("busy", first, "video/mp4");
  const object = await store.get("busy");
  const reader = object?.body.getReader();
  const begun = await reader?.read();
  await store.put("busy", new Uint8Array(10).fill(2), "video/mp4");
  let length = begun?.value?.length ?? 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    expect(part.value.includes(2)).toBe(false);
    length += part.value.length;
  }
  expect(length).toBe(first.length);
  expect(await store.head("busy")).toMatchObject({ size: 10 });
});

test("createDiskStore() holds one whole object after many puts of one key at once", async () => {
  const store = createDiskStore({ dir: join(root, "raced") });
  const bodies = Array.from({ length: 8 }, (_, i) => new Uint8Array(100_000 + i).fill(i));
  await Promise.all(bodies.map((body) => store.put("raced/key", body, "image/png")));
  const won = await new Response((await store.get("raced/key"))?.body).bytes();
  expect(bodies).toContainEqual(won);
});

test("createDiskStore() removes what a killed process left unfinished a day ago", async () => {
  const dir = join(root, "killed");
  const [old, fresh] = [join(dir, "+uploads", "old"), join(dir, "+uploads", "fresh")];
  await Bun.write(old, "half");
  await Bun.write(fresh, "half");
  await utimes(old, new Date(0), new Date(0));
  await createDiskStore({ dir }).put("a", new Uint8Array(1), "text/plain");
  expect(await readdir(join(dir, "+uploads"))).toEqual(["fresh"]);
});
