import { beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { contentTypeOf } from "../../src/storage/content_types.ts";
import type { ObjectStore } from "../../src/storage/object_store.ts";

const segment = fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/).filter((s) => s !== "." && s !== "..");
const keys = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map((segments) => segments.join("/"));
const keySets = fc
  .uniqueArray(keys, { minLength: 1, maxLength: 6 })
  .filter((some) => !some.some((key) => some.some((other) => other.startsWith(`${key}/`))));
const badKeys = fc.oneof(
  fc.constantFrom("", "/", "a/", "/a", "a//b", ".", "..", "a/../b", "../a", "a/.", "a\\b", "a\0b"),
  fc.string().filter((text) => !/^[A-Za-z0-9._/-]*$/.test(text)),
);

/** What every object store must do, run against one driver. */
export function testObjectStore(name: string, open: () => Promise<ObjectStore>): void {
  describe(`${name} as an object store`, () => {
    let store: ObjectStore;
    beforeAll(async () => {
      store = await open();
    });

    async function put(key: string, text: string) {
      await store.put(key, bytes(text), contentTypeOf(key));
    }

    async function read(key: string, range?: { start: number; end: number }) {
      const object = await store.get(key, range);
      return object === undefined ? undefined : await new Response(object.body).bytes();
    }

    test("gives back what was put, with its size and type", async () => {
      await put("posts/one/slide-1.png", "picture");
      const object = await store.get("posts/one/slide-1.png");
      expect(object).toMatchObject({ size: 7, contentType: "image/png" });
      expect(await new Response(object?.body).text()).toBe("picture");
      expect(await store.head("posts/one/slide-1.png")).toEqual({
        size: 7,
        contentType: "image/png",
      });
    });

    test("keeps an object without a byte", async () => {
      await put("empty", "");
      expect(await read("empty")).toEqual(new Uint8Array());
      expect(await store.head("empty")).toMatchObject({ size: 0 });
    });

    test("replaces an object", async () => {
      await put("replaced", "a longer first body");
      await put("replaced", "second");
      expect(await read("replaced")).toEqual(bytes("second"));
      expect(await store.head("replaced")).toMatchObject({ size: 6 });
    });

    test("takes only the content type that the key stands for", async () => {
      const types = {
        "types/a.txt": "text/plain; charset=utf-8",
        "types/a.b.srt": "application/x-subrip",
        "types.png/a": "application/octet-stream",
        "types/a.constructor": "application/octet-stream",
      };
      for (const [key, contentType] of Object.entries(types)) {
        await expect(store.put(key, bytes("x"), "image/png")).rejects.toThrow(TypeError);
        expect(await store.head(key)).toBeUndefined();
        await store.put(key, bytes("x"), contentType);
        expect(await store.head(key)).toEqual({ size: 1, contentType });
      }
    });

    test("has nothing under a key that was never put", async () => {
      expect(await store.get("never/put")).toBeUndefined();
      expect(await store.head("never/put")).toBeUndefined();
      expect(await store.get("replaced/below")).toBeUndefined();
      expect(await store.get("posts")).toBeUndefined();
      await store.delete("never/put");
      await store.delete("replaced/below");
      expect(await read("replaced")).toEqual(bytes("second"));
    });

    test("reads ranges, both ends included, and tells the size of the whole", async () => {
      await put("range", "0123456789");
      expect(await read("range", { start: 0, end: 1 })).toEqual(bytes("01"));
      expect(await read("range", { start: 3, end: 5 })).toEqual(bytes("345"));
      expect(await read("range", { start: 8, end: 99 })).toEqual(bytes("89"));
      expect((await store.get("range", { start: 3, end: 5 }))?.size).toBe(10);
      await expect(store.get("range", { start: 10, end: 12 })).rejects.toThrow(RangeError);
      await expect(store.get("range", { start: 5, end: 3 })).rejects.toThrow(RangeError);
    });

    test("stores a file of 12 MB from disk and reads from its middle", async () => {
      const dir = await mkdtemp(join(tmpdir(), "postloom-file-"));
      const content = Uint8Array.from({ length: 12_000_000 }, (_, i) => (i * 31) % 251);
      await Bun.write(join(dir, "reel.mp4"), content);
      await store.put("posts/one/reel.mp4", { path: join(dir, "reel.mp4") }, "video/mp4");
      await rm(dir, { recursive: true });
      expect(Bun.hash((await read("posts/one/reel.mp4")) ?? "")).toBe(Bun.hash(content));
      const middle = await read("posts/one/reel.mp4", { start: 9_000_001, end: 9_000_100 });
      expect(middle).toEqual(content.slice(9_000_001, 9_000_101));
    });

    test("leaves nothing behind when the local file does not exist", async () => {
      const missing = { path: join(tmpdir(), crypto.randomUUID()) };
      await expect(store.put("unwritten", missing, "video/mp4")).rejects.toThrow(Error);
      expect(await store.head("unwritten")).toBeUndefined();
    });

    test("deletes an object and all below it, and no neighbour", async () => {
      const kept = ["tree-2", "tree.png", "other/tree/a"];
      const gone = ["leaf", "tree/a", "tree/b/c", "tree/b/d"];
      for (const key of [...kept, ...gone]) await put(key, key);
      await store.delete("leaf");
      await store.delete("tree");
      for (const key of gone) expect(await store.head(key)).toBeUndefined();
      for (const key of kept) expect(await read(key)).toEqual(bytes(key));
      await put("tree/a", "again");
      expect(await read("tree/a")).toEqual(bytes("again"));
    });

    test("keeps any allowed key apart from every other", async () => {
      await fc.assert(
        fc.asyncProperty(keySets, async (some) => {
          const at = (key: string) => `wild/${key}`;
          for (const key of some) await put(at(key), key);
          for (const key of some) expect(await read(at(key))).toEqual(bytes(key));
          await store.delete("wild");
          for (const key of some) expect(await store.head(at(key))).toBeUndefined();
        }),
        { numRuns: 15 },
      );
    });

    test("refuses any other key in every call", async () => {
      await fc.assert(
        fc.asyncProperty(badKeys, async (key) => {
          await expect(store.put(key, bytes("x"), "image/png")).rejects.toThrow(TypeError);
          await expect(store.get(key)).rejects.toThrow(TypeError);
          await expect(store.head(key)).rejects.toThrow(TypeError);
          await expect(store.delete(key)).rejects.toThrow(TypeError);
        }),
      );
    });
  });
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
