import { expect, test } from "bun:test";
import { StorageError } from "../../src/storage/object_store.ts";
import { singleObject } from "../../src/storage/single_object.ts";

const store = singleObject({
  key: "sources/note.txt",
  body: new TextEncoder().encode("A heron waits"),
  contentType: "text/plain",
});

async function read(range?: { start: number; end: number }): Promise<string> {
  return await new Response((await store.get("sources/note.txt", range))?.body).text();
}

test("the object is read whole and in parts, and is the only one", async () => {
  expect(await read()).toBe("A heron waits");
  expect(await read({ start: 2, end: 6 })).toBe("heron");
  expect(await read({ start: 8, end: 999 })).toBe("waits");
  expect(await store.head("sources/note.txt")).toEqual({ size: 13, contentType: "text/plain" });
  expect(await store.get("sources/other.txt")).toBeUndefined();
  expect(await store.head("sources/other.txt")).toBeUndefined();
  expect((await Array.fromAsync(store.list("sources/"))).map(({ key }) => key)).toEqual([
    "sources/note.txt",
  ]);
  expect(await Array.fromAsync(store.list("media/"))).toEqual([]);
});

test("a range that is not in the object is refused", async () => {
  for (const range of [
    { start: 13, end: 20 },
    { start: 5, end: 2 },
    { start: -1, end: 2 },
  ]) {
    await expect(read(range)).rejects.toThrow(RangeError);
  }
});

test("nobody can change it", async () => {
  await expect(store.put("sources/b.txt", new Uint8Array(), "text/plain")).rejects.toThrow(
    StorageError,
  );
  await expect(store.delete("sources/note.txt")).rejects.toThrow(StorageError);
});
