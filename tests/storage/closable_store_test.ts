import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testObjectStore } from "postloom/testing";
import { closableStore } from "../../src/storage/closable_store.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { StorageError } from "../../src/storage/object_store.ts";

const dir = await mkdtemp(join(tmpdir(), "postloom-closable-"));
afterAll(() => rm(dir, { recursive: true }));
const lent = createDiskStore({ dir });

testObjectStore(test, { name: "lent disk", open: () => closableStore(lent).store });

test("closableStore() finishes what was begun before close(), and refuses what comes after", async () => {
  const { store, close } = closableStore(lent);
  const body = new Uint8Array(1_000_000);
  let isWritten = false;
  const writing = store.put("closed/begun.png", body, "image/png").then(() => {
    isWritten = true;
  });
  await close();
  expect(isWritten).toBe(true);
  await writing;
  await expect(store.put("closed/late.png", body, "image/png")).rejects.toThrow(StorageError);
  await expect(store.delete("closed/begun.png")).rejects.toThrow(StorageError);
  const keys = await Array.fromAsync(store.list("closed/"), ({ key }) => key);
  expect(keys).toEqual(["closed/begun.png"]);
});
