import { createPacked, type Packing, packingFor } from "./packed.ts";

/** A file that is served from memory. All responses share a blob's bytes, however slowly they are read. */
export interface Asset {
  body: Blob;
  /** The compressed body; null if compressing does not pay. */
  packed: ((packing: Packing) => Promise<Blob>) | null;
  contentType: string;
}

/** Compresses what is text, when it is first asked for. */
export function textAsset(bytes: Uint8Array<ArrayBuffer>, contentType: string): Asset {
  const packed = createPacked();
  return {
    body: new Blob([bytes]),
    packed: (packing) => packed("", packing, async () => bytes),
    contentType,
  };
}

/** The response to a request for an asset: compressed for whoever takes that. */
export async function assetResponse(
  { body, packed, contentType }: Asset,
  request: Request,
  more: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = new Headers({
    ...more,
    "content-type": contentType,
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
  });
  const packing = packed === null ? null : packingFor(request);
  if (packed === null || packing === null) return new Response(body, { headers });
  headers.set("content-encoding", packing);
  return new Response(await packed(packing), { headers });
}
