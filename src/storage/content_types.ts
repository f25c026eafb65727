import { extname } from "node:path";

const UNKNOWN_TYPE = "application/octet-stream";

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  [".gif", "image/gif"],
  [".jpg", "image/jpeg"],
  [".json", "application/json"],
  [".mp4", "video/mp4"],
  [".otf", "font/otf"],
  [".pdf", "application/pdf"],
  [".png", "image/png"],
  [".srt", "application/x-subrip"],
  [".ttf", "font/ttf"],
  [".txt", "text/plain; charset=utf-8"],
  [".vtt", "text/vtt"],
  [".wav", "audio/wav"],
  [".webp", "image/webp"],
  [".woff2", "font/woff2"],
]);

/** The content type of a key by its extension; "application/octet-stream" for an unknown one. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES.get(extname(key)) ?? UNKNOWN_TYPE;
}

/**
 * The extension of a content type, such as ".png".
 *
 * @throws {TypeError} if the type has none.
 */
export function extensionOf(contentType: string): string {
  for (const [extension, type] of CONTENT_TYPES) if (type === contentType) return extension;
  throw new TypeError(
    `Cannot name a file of type "${contentType}": use one of ${[...CONTENT_TYPES.values()].join(", ")}`,
  );
}

/** Checks that a key's extension matches a content type. @throws {TypeError} if not. */
export function checkContentType(key: string, contentType: string): void {
  const expected = contentTypeOf(key);
  if (contentType === expected) return;
  throw new TypeError(
    `Cannot put "${key}" as "${contentType}": its extension stands for "${expected}"`,
  );
}
