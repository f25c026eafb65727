import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
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
