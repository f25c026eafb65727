import { Elysia } from "elysia";
import type { OpenAPIV3 } from "openapi-types";
import type { ObjectStore } from "../../storage/object_store.ts";
import { openApiResponse } from "../http/openapi.ts";
import { notFoundError } from "../http/request_error.ts";
import { notFound } from "../http/responses.ts";
import { Unavailable } from "../http/unavailable.ts";
import { type ByteRange, parseByteRange } from "./byte_range.ts";

/** Keys of published objects. Others, such as sources, are private. */
const PUBLIC_KEY = /^media(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._-]+)+$/;

/** No key is longer, and no disk finds one that is. */
const MAX_KEY_LENGTH = 255;

/**
 * Bun sends streams without a Content-Length, so objects up to this size are buffered. Not larger
 * ones: whoever reads slowly, and over many connections, would fill the memory.
 */
const MAX_BUFFERED_BYTES = 256 * 1024;

/** Documents the route, which the documentation plugin leaves out because of its wildcard. */
export const MEDIA_OPERATION: OpenAPIV3.OperationObject = {
  tags: ["Media"],
  operationId: "downloadMedia",
  summary: "Download a picture, a video or an audio file",
  description: "Use the URLs in a finished post. They are public and permanent.",
  security: [],
  parameters: [
    {
      in: "path",
      name: "key",
      required: true,
      description: "The rest of such a URL, with its slashes",
      schema: { type: "string" },
    },
  ],
  responses: {
    200: { description: "The whole file" },
    206: { description: "The requested `Range`" },
    304: { description: "The client's copy is current" },
    404: openApiResponse(notFound("There is no such file")),
    416: { description: "The requested `Range` is beyond the end of the file" },
    503: openApiResponse(Unavailable),
  },
};

/** Serves published objects under /media/, with support for the ranges that video players request. */
export function mediaController(store: ObjectStore) {
  return new Elysia()
    .onRequest(async ({ request }) => {
      // By default, a HEAD request would read the whole object to find its length.
      if (request.method !== "HEAD") return;
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/media/"))
        return await serveObject(store, pathname.slice(1), request);
    })
    .get("/media/*", ({ request, params }) => serveObject(store, `media/${params["*"]}`, request), {
      detail: { hide: true },
    });
}

async function serveObject(store: ObjectStore, key: string, request: Request): Promise<Response> {
  const isPublic = key.length <= MAX_KEY_LENGTH && PUBLIC_KEY.test(key);
  const found = isPublic ? await store.head(key) : undefined;
  if (found === undefined) throw notFoundError("Media not found");
  const { size, contentType } = found;
  // Objects never change once they are published, so their size is a sufficient ETag.
  const etag = `"${size.toString(36)}"`;
  const headers = new Headers({
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    etag,
  });
  if (request.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const isCurrent = [null, etag].includes(request.headers.get("if-range"));
  const range = isCurrent ? parseByteRange(request.headers.get("range"), size) : undefined;
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-type", contentType);
  const length = range ? range.end - range.start + 1 : size;
  headers.set("content-length", String(length));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const body = await bodyOf(store, { key, range, length });
  if (body === undefined) throw notFoundError("Media not found");
  return new Response(body, { status, headers });
}

/** A part of an object. */
interface Part {
  key: string;
  range: ByteRange | undefined;
  length: number;
}

async function bodyOf(
  store: ObjectStore,
  { key, range, length }: Part,
): Promise<BodyInit | undefined> {
  const file = await store.file?.(key);
  if (file !== undefined) return range ? file.slice(range.start, range.end + 1) : file;
  const object = await store.get(key, range);
  if (object === undefined || length > MAX_BUFFERED_BYTES) return object?.body;
  return await new Response(object.body).bytes();
}
