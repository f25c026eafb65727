import type { ObjectStore } from "../storage/object_store.ts";
import { PREVIEW_FORMATS, type Preview, type PreviewFormat, previewKey } from "./preview.ts";

/** Addresses of one look in every format; null where it is not drawn yet. */
type PreviewUrls = Record<PreviewFormat, string | null>;

/** Knows which previews are drawn. */
export interface PreviewIndex {
  urlsOf(template: string, variant: string): Promise<PreviewUrls>;
}

/** Options of {@linkcode createPreviewIndex}. */
export interface PreviewIndexOptions {
  store: ObjectStore;
  version: string;
  /** Where an object can be read by anyone. */
  urlOf: (objectKey: string) => string;
  /** How long what is not there is not looked for again. Defaults to 5 s. */
  patienceMs?: number;
}

/** Looks previews up in the store; what was found once is never looked for again. */
export function createPreviewIndex(options: PreviewIndexOptions): PreviewIndex {
  const { store, version, urlOf, patienceMs = 5_000 } = options;
  const found = new Set<string>();
  const missingSinceMs = new Map<string, number>();

  async function urlOfPreview(preview: Preview): Promise<string | null> {
    const key = previewKey(preview, version);
    const isMissing = Date.now() - (missingSinceMs.get(key) ?? 0) < patienceMs;
    if (!found.has(key) && !isMissing) {
      if ((await store.head(key)) === undefined) missingSinceMs.set(key, Date.now());
      else found.add(key);
    }
    return found.has(key) ? urlOf(key) : null;
  }

  return {
    async urlsOf(template, variant) {
      const urls = await Promise.all(
        PREVIEW_FORMATS.map((format) => urlOfPreview({ template, variant, format })),
      );
      const [image = null, carousel = null, reel = null] = urls;
      return { image, carousel, reel };
    },
  };
}
