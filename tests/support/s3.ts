import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver, { type Written } from "s3rver";
import type { S3Config } from "../../src/config/mod.ts";

/** A real S3 service on a free port of this machine, with one bucket. */
export interface TestS3 {
  config: S3Config;
  close(): Promise<void>;
}

/** Starts an S3 service whose data is gone once it is closed. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "postloom-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "posts", configs: [] }],
  });
  answerOnceWritten(server.store);
  const { port } = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: "posts",
      // The one account that this service knows.
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      publicUrl: null,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The service answers a PUT when it has received the bytes: a reader at once finds some of them missing. */
function answerOnceWritten(store: S3rver["store"]): void {
  const putObject = store.putObject.bind(store);
  const putPart = store.putPart.bind(store);
  store.putObject = async (object) =>
    written(store.getResourcePath(object.bucket, object.key, "object"), await putObject(object));
  store.putPart = async (bucket, uploadId, partNumber, content) => {
    const uploads = store.getResourcePath(bucket, undefined, "uploads");
    const result = await putPart(bucket, uploadId, partNumber, content);
    return written(join(uploads, uploadId, String(partNumber)), result);
  };
}

async function written(path: string, result: Written): Promise<Written> {
  while ((await stat(path)).size !== result.size) await Bun.sleep(1);
  return result;
}
