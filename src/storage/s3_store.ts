import { S3Client } from "bun";
import type { S3Config } from "../config/mod.ts";
import { checkByteRange, rangeBehindEnd } from "./byte_range.ts";
import { checkContentType } from "./content_types.ts";
import { checkKeyPrefix, checkObjectKey, isObjectKey } from "./object_key.ts";
import type { ObjectStore } from "./object_store.ts";
import { isTransient, S3Failure, storageErrorOf } from "./s3_error.ts";

const PART_BYTES = 8 * 1024 * 1024;
const CONCURRENT_PARTS = 3;
const CONCURRENT_DELETES = 8;
const URL_EXPIRY_SECONDS = 300;
const MAX_ATTEMPTS = 3;
const BACKOFF_MS = 50;
const HEADERS_TIMEOUT_MS = 30_000;

/** Creates an object store in an existing S3-compatible bucket. */
export function createS3Store(config: S3Config): ObjectStore {
  const client = new S3Client({
    bucket: config.bucket,
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    ...(config.endpoint === null ? {} : { endpoint: config.endpoint }),
  });

  async function withRetry<T>(action: string, call: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await call();
      } catch (error) {
        const reason = await explain(error);
        if (attempt === MAX_ATTEMPTS || !isTransient(reason))
          throw storageErrorOf(action, reason, config);
        await Bun.sleep(BACKOFF_MS * 2 ** attempt * (0.5 + Math.random() / 2));
      }
    }
  }

  /** A multipart upload that fails to start gives no reason; listing one key does. */
  async function explain(error: unknown): Promise<unknown> {
    if (!(error instanceof Error && "code" in error && error.code === "UnknownError")) return error;
    return await client.list({ maxKeys: 1 }).then(
      () => error,
      (reason: unknown) => reason,
    );
  }

  /**
   * One signed request instead of the client's `stat` and `slice`, so that type, size and bytes all
   * come from the same version of the object.
   */
  async function request(
    method: "GET" | "HEAD",
    key: string,
    headers: Record<string, string>,
  ): Promise<Response | undefined> {
    const abort = new AbortController();
    const timer = setTimeout(
      () => abort.abort(new S3Failure("Timeout", "no answer")),
      HEADERS_TIMEOUT_MS,
    );
    try {
      const url = client.presign(key, { method, expiresIn: URL_EXPIRY_SECONDS });
      const response = await fetch(url, {
        method,
        // A compressed response would not state the object's size.
        headers: { ...headers, "accept-encoding": "identity" },
        signal: abort.signal,
      });
      if (response.ok || response.status === 416) return response;
      // A HEAD response has no body to tell a missing object from a missing bucket.
      if (method === "HEAD") return await request("GET", key, { range: "bytes=0-0" });
      const failure = S3Failure.of(response.status, await response.text());
      if (failure.code === "NoSuchKey") return undefined;
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    name: "s3",

    async put(key, body, contentType) {
      checkObjectKey(key);
      checkContentType(key, contentType);
      await withRetry(`write "${key}"`, async () => {
        const source = body instanceof Uint8Array ? body : Bun.file(body.path);
        await client.write(key, source, {
          type: contentType,
          partSize: PART_BYTES,
          queueSize: CONCURRENT_PARTS,
        });
      });
    },

    async get(key, range) {
      checkObjectKey(key);
      checkByteRange(range);
      return await withRetry(`read "${key}"`, async () => {
        const bytes = range === undefined ? null : `bytes=${range.start}-${range.end}`;
        const response = await request("GET", key, bytes === null ? {} : { range: bytes });
        if (response === undefined) return undefined;
        if (response.status === 416 && range !== undefined) {
          await response.body?.cancel();
          throw rangeBehindEnd(key, range);
        }
        return { body: response.body ?? new Blob([]).stream(), ...describe(response) };
      });
    },

    async head(key) {
      checkObjectKey(key);
      return await withRetry(`look up "${key}"`, async () => {
        const response = await request("HEAD", key, {});
        await response?.body?.cancel();
        return response === undefined ? undefined : describe(response);
      });
    },

    async *list(prefix) {
      checkKeyPrefix(prefix);
      let continuationToken: string | undefined;
      do {
        const page = await withRetry(`list "${prefix}"`, () =>
          client.list({ prefix, ...(continuationToken && { continuationToken }) }),
        );
        for (const { key, size = 0, lastModified } of page.contents ?? []) {
          // Whatever else is in the bucket is nobody's object.
          if (!isObjectKey(key)) continue;
          yield { key, size, modifiedAt: new Date(lastModified ?? Date.now()) };
        }
        continuationToken = page.isTruncated === true ? page.nextContinuationToken : undefined;
      } while (continuationToken !== undefined);
    },

    async delete(key) {
      checkObjectKey(key);
      await withRetry(`delete "${key}"`, async () => {
        await client.delete(key);
        for (;;) {
          const page = await client.list({ prefix: `${key}/` });
          const keys = (page.contents ?? []).map((object) => object.key);
          for (let start = 0; start < keys.length; start += CONCURRENT_DELETES) {
            const batch = keys.slice(start, start + CONCURRENT_DELETES);
            await Promise.all(batch.map((batchKey) => client.delete(batchKey)));
          }
          if (page.isTruncated !== true) return;
        }
      });
    },
  };
}

function describe(response: Response): { size: number; contentType: string } {
  const total = response.headers.get("content-range")?.split("/").at(1);
  return {
    size: Number(total ?? response.headers.get("content-length") ?? 0),
    contentType: response.headers.get("content-type") ?? "application/octet-stream",
  };
}
