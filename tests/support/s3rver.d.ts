declare module "s3rver" {
  export interface Written {
    size: number;
    md5: string;
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    readonly store: {
      getResourcePath(bucket: string, key: string | undefined, resource: string): string;
      putObject(object: { bucket: string; key: string }): Promise<Written>;
      putPart(
        bucket: string,
        uploadId: string,
        partNumber: number,
        content: unknown,
      ): Promise<Written>;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
