import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { objectStoreChecks } from "postloom/testing";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import type { ObjectStore } from "../../src/storage/object_store.ts";
import { brokenRules } from "./_broken_rules.ts";

const dir = await mkdtemp(join(tmpdir(), "postloom-store-"));
afterAll(() => rm(dir, { recursive: true }));

function createForgetfulStore(): ObjectStore {
  const store = createDiskStore({ dir });
  return {
    ...store,
    async head(key) {
      const found = await store.head(key);
      return found && { ...found, contentType: "application/octet-stream" };
    },
  };
}

test("testObjectStore() finds a store that forgets content types", async () => {
  const checks = objectStoreChecks({ name: "forgetful", open: createForgetfulStore });
  expect(await brokenRules(checks)).toEqual([
    "gives back what was put, with its size and type",
    "takes only the content type that the key stands for",
  ]);
});
