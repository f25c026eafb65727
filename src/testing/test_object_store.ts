import assert from "node:assert/strict";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { contentTypeOf } from "../storage/content_types.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { share } from "./_shared.ts";
import { type Check, type RegisterTest, registerChecks } from "./checks.ts";
import type { DriverSample } from "./driver_sample.ts";

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

/**
 * Tests that an object store does what every object store has to do. It has to be empty, and is not
 * emptied afterwards.
 *
 * @example
 * ```ts
 * import { test } from "bun:test";
 *
 * testObjectStore(test, { name: "attic", open: () => createAtticStore({ bucket: "tests" }) });
 * ```
 */
export function testObjectStore(test: RegisterTest, sample: DriverSample<ObjectStore>): void {
  registerChecks(test, `object store "${sample.name}"`, objectStoreChecks(sample));
}

/**
 * The rules of {@linkcode testObjectStore}, for runners that want them one by one.
 *
 * @example
 * ```ts
 * for (const { name, run } of objectStoreChecks({ name: "attic", open })) it(name, run);
 * ```
 */
export function objectStoreChecks({ open }: DriverSample<ObjectStore>): Check[] {
  const shared = share(open);

  async function put(key: string, text: string): Promise<void> {
    await (await shared.get()).put(key, bytes(text), contentTypeOf(key));
  }

  async function read(key: string, range?: { start: number; end: number }) {
    const object = await (await shared.get()).get(key, range);
    return object === undefined ? undefined : await new Response(object.body).bytes();
  }

  async function head(key: string) {
    const found = await (await shared.get()).head(key);
    return found && { size: found.size, contentType: found.contentType };
  }

  /** The sizes of the objects below a prefix, by key. */
  async function list(prefix: string): Promise<Record<string, number>> {
    const sizes: Record<string, number> = {};
    for await (const { key, size } of (await shared.get()).list(prefix)) sizes[key] = size;
    return sizes;
  }

  return [
    {
      name: "gives back what was put, with its size and type",
      async run() {
        const facts = { size: 7, contentType: "image/png" };
        await put("posts/one/slide-1.png", "picture");
        const object = await (await shared.get()).get("posts/one/slide-1.png");
        assert.deepEqual({ size: object?.size, contentType: object?.contentType }, facts);
        assert.equal(await new Response(object?.body).text(), "picture");
        assert.deepEqual(await head("posts/one/slide-1.png"), facts);
      },
    },
    {
      name: "keeps an object without a byte",
      async run() {
        await put("empty", "");
        assert.deepEqual(await read("empty"), bytes(""));
        assert.equal((await head("empty"))?.size, 0);
      },
    },
    {
      name: "replaces an object",
      async run() {
        await put("replaced", "a longer first body");
        await put("replaced", "second");
        assert.deepEqual(await read("replaced"), bytes("second"));
        assert.equal((await head("replaced"))?.size, 6);
      },
    },
    {
      name: "takes only the content type that the key stands for",
      async run() {
        const store = await shared.get();
        const types = {
          "types/a.txt": "text/plain; charset=utf-8",
          "types/a.b.srt": "application/x-subrip",
          "types.png/a": "application/octet-stream",
          "types/a.constructor": "application/octet-stream",
        };
        for (const [key, contentType] of Object.entries(types)) {
          await assert.rejects(store.put(key, bytes("x"), "image/png"), TypeError);
          assert.equal(await head(key), undefined);
          await store.put(key, bytes("x"), contentType);
          assert.deepEqual(await head(key), { size: 1, contentType });
        }
      },
    },
    {
      name: "has nothing under a key that was never put",
      async run() {
        const store = await shared.get();
        await put("neighbour", "kept");
        await put("folder/one.png", "picture");
        for (const key of ["never/put", "neighbour/below", "folder"]) {
          assert.equal(await store.get(key), undefined);
          assert.equal(await store.head(key), undefined);
        }
        await store.delete("never/put");
        await store.delete("neighbour/below");
        assert.deepEqual(await read("neighbour"), bytes("kept"));
      },
    },
    {
      name: "reads ranges, both ends included, and tells the size of the whole",
      async run() {
        const store = await shared.get();
        await put("range", "0123456789");
        assert.deepEqual(await read("range", { start: 0, end: 1 }), bytes("01"));
        assert.deepEqual(await read("range", { start: 3, end: 5 }), bytes("345"));
        assert.deepEqual(await read("range", { start: 8, end: 99 }), bytes("89"));
        assert.equal((await store.get("range", { start: 3, end: 5 }))?.size, 10);
        await assert.rejects(store.get("range", { start: 10, end: 12 }), RangeError);
        await assert.rejects(store.get("range", { start: 5, end: 3 }), RangeError);
      },
    },
    {
      name: "stores a file of 12 MB from disk and reads from its middle",
      async run() {
        const path = join(tmpdir(), `postloom-${crypto.randomUUID()}.mp4`);
        const content = Uint8Array.from({ length: 12_000_000 }, (_, i) => (i * 31) % 251);
        await writeFile(path, content);
        try {
          await (await shared.get()).put("posts/one/reel.mp4", { path }, "video/mp4");
        } finally {
          await rm(path);
        }
        const whole = await read("posts/one/reel.mp4");
        assert.ok(Buffer.from(content).equals(whole ?? bytes("")), "The file came back changed");
        const middle = await read("posts/one/reel.mp4", { start: 9_000_001, end: 9_000_100 });
        assert.deepEqual(middle, content.slice(9_000_001, 9_000_101));
      },
    },
    {
      name: "leaves nothing behind when the local file does not exist",
      async run() {
        const missing = { path: join(tmpdir(), crypto.randomUUID()) };
        await assert.rejects((await shared.get()).put("unwritten", missing, "video/mp4"), Error);
        assert.equal(await head("unwritten"), undefined);
      },
    },
    {
      name: "lists what is below a prefix, with size and time",
      async run() {
        const store = await shared.get();
        const sizes = { "listed/a.txt": 1, "listed/b/c.png": 2, "listed/b/d/e.png": 3 };
        for (const [key, size] of Object.entries(sizes)) await put(key, "x".repeat(size));
        await put("listed-2/f.txt", "neighbour");
        assert.deepEqual(await list("listed/"), sizes);
        assert.deepEqual(await list("listed/b"), { "listed/b/c.png": 2, "listed/b/d/e.png": 3 });
        assert.deepEqual(await list("listed/b/c.png"), { "listed/b/c.png": 2 });
        assert.deepEqual(await list("listed/none/"), {});
        assert.equal(Object.keys(await list("")).includes("listed-2/f.txt"), true);
        for await (const { modifiedAt } of store.list("listed/")) {
          assert.ok(Math.abs(Date.now() - modifiedAt.getTime()) < 60_000, String(modifiedAt));
        }
        await store.delete("listed/b");
        assert.deepEqual(await list("listed/"), { "listed/a.txt": 1 });
        await assert.rejects(list("../"), TypeError);
      },
    },
    {
      name: "deletes an object and all below it, and no neighbour",
      async run() {
        const store = await shared.get();
        const kept = ["tree-2", "tree.png", "other/tree/a"];
        const gone = ["leaf", "tree/a", "tree/b/c", "tree/b/d"];
        for (const key of [...kept, ...gone]) await put(key, key);
        await store.delete("leaf");
        await store.delete("tree");
        for (const key of gone) assert.equal(await head(key), undefined);
        for (const key of kept) assert.deepEqual(await read(key), bytes(key));
        await put("tree/a", "again");
        assert.deepEqual(await read("tree/a"), bytes("again"));
      },
    },
    {
      name: "keeps any allowed key apart from every other",
      async run() {
        const store = await shared.get();
        const at = (key: string) => `wild/${key}`;
        await fc.assert(
          fc.asyncProperty(keySets, async (some) => {
            for (const key of some) await put(at(key), key);
            for (const key of some) assert.deepEqual(await read(at(key)), bytes(key));
            await store.delete("wild");
            for (const key of some) assert.equal(await head(at(key)), undefined);
          }),
          { numRuns: 15 },
        );
      },
    },
    {
      name: "refuses any other key in every call",
      async run() {
        const store = await shared.get();
        await fc.assert(
          fc.asyncProperty(badKeys, async (key) => {
            await assert.rejects(store.put(key, bytes("x"), "image/png"), TypeError);
            await assert.rejects(store.get(key), TypeError);
            await assert.rejects(store.head(key), TypeError);
            await assert.rejects(store.delete(key), TypeError);
          }),
        );
      },
    },
  ];
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
