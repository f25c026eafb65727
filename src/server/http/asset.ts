/** A file that is served from memory. All responses share a blob's bytes, however slowly they are read. */
export interface Asset {
  body: Blob;
  /** The compressed body; null if compressing does not pay. */
  gzipped: Blob | null;
  contentType: string;
}

/** Compresses what is text. */
export function textAsset(bytes: Uint8Array<ArrayBuffer>, contentType: string): Asset {
  return { body: new Blob([bytes]), gzipped: new Blob([Bun.gzipSync(bytes)]), contentType };
}

/** The response to a request for an asset: compressed for whoever takes that. */
export function assetResponse(
  asset: Asset,
  request: Request,
  more: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers({
    ...more,
    "content-type": asset.contentType,
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
  });
  const accepts = request.headers.get("accept-encoding") ?? "";
  if (asset.gzipped === null || !accepts.includes("gzip")) {
    return new Response(asset.body, { headers });
  }
  headers.set("content-encoding", "gzip");
  return new Response(asset.gzipped, { headers });
}
