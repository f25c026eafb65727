import { afterAll, describe, expect, test } from "bun:test";
import { testObjectStore } from "postloom/testing";
import { UnavailableError } from "../../src/common/unavailable_error.ts";
import { createS3Store } from "../../src/storage/s3_store.ts";
import { startS3 } from "../support/s3.ts";

const s3 = await startS3();
afterAll(() => s3.close());

testObjectStore(test, { name: "s3", open: () => createS3Store(s3.config) });

const body = new Uint8Array([1, 2, 3]);
const large = { path: import.meta.path };

test("createS3Store() lists every page, and nothing that is not its own", async () => {
  // The S3 service of the other tests cannot cut a list.
  const pages: Readonly<Record<string, { keys: string[]; next?: string }>> = {
    start: { keys: ["media/1.png", "not a key"], next: "second" },
    second: { keys: ["media/2.png"], next: "third" },
    third: { keys: ["media/3.png"] },
  };
  const paging = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch({ url }) {
      const token = new URL(url).searchParams.get("continuation-token") ?? "start";
      const { keys, next } = pages[token] ?? { keys: [] };
      const contents = keys.map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified><Size>7</Size></Contents>`,
      );
      const more =
        next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
      return new Response(
        `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join("")}</ListBucketResult>`,
      );
    },
  });
  const store = createS3Store({ ...s3.config, endpoint: `http://127.0.0.1:${paging.port}` });
  const modifiedAt = new Date("2026-03-01T10:00:00.000Z");
  expect(await Array.fromAsync(store.list("media/"))).toEqual(
    [1, 2, 3].map((n) => ({ key: `media/${n}.png`, size: 7, modifiedAt })),
  );
  await paging.stop(true);
});

describe("createS3Store() says what to check", () => {
  async function expectHint(config: Partial<typeof s3.config>, hint: string) {
    const store = createS3Store({ ...s3.config, ...config });
    const calls = [
      store.put("a/b.png", body, "image/png"),
      store.put("a/b.png", large, "image/png"),
      store.get("a/b.png"),
      store.head("a/b.png"),
      store.delete("a/b.png"),
    ];
    for (const call of await Promise.allSettled(calls)) {
      const error = call.status === "rejected" ? call.reason : undefined;
      expect(error).toBeInstanceOf(UnavailableError);
      expect(String(error)).toContain(hint);
      expect(String(error)).not.toContain("very-secret");
      expect(String(error)).not.toContain("Signature=");
    }
  }

  test("when there is no such bucket", async () => {
    await expectHint({ bucket: "nowhere" }, "S3_BUCKET");
  });

  test("when the access key is unknown", async () => {
    await expectHint({ accessKeyId: "UNKNOWN" }, "S3_ACCESS_KEY_ID");
  });

  test("when it is overloaded, however it says so", async () => {
    for (const status of [429, 500, 502, 503, 504]) {
      const overloaded = Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        fetch: () => new Response("no XML", { status }),
      });
      await expectHint({ endpoint: `http://127.0.0.1:${overloaded.port}` }, "Cannot ");
      await overloaded.stop(true);
    }
  });

  test("when nothing listens at the endpoint", async () => {
    await expectHint({ endpoint: "http://127.0.0.1:9" }, "S3_ENDPOINT");
  });

  test("when the secret is wrong", async () => {
    // The S3 service of the other tests does not check secrets.
    const refusing = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: () =>
        new Response("<Error><Code>SignatureDoesNotMatch</Code></Error>", { status: 403 }),
    });
    const endpoint = `http://127.0.0.1:${refusing.port}`;
    await expectHint({ endpoint, secretAccessKey: "very-secret" }, "S3_SECRET_ACCESS_KEY");
    await refusing.stop(true);
  });
});
