import type { Medium } from "../posts/medium.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { PREVIEW_MEDIA, type Preview, previewKey } from "./preview.ts";

/** URLs of a variant's previews by medium; null for those not rendered yet. */
type PreviewUrls = Readonly<Record<Medium, string | null>>;

/** Knows which previews exist. */
export interface PreviewIndex {
  urlsOf(template: string, variant: string): Promise<PreviewUrls>;
}

/** Options of {@linkcode createPreviewIndex}. */
export interface PreviewIndexOptions {
  store: ObjectStore;
  version: string;
  /** The public URL of an object. */
  urlOf: (objectKey: string) => string;
  /** How long to remember that a preview is missing before checking again. Defaults to 5,000. */
  recheckMs?: number;
}

/** Creates an index that looks previews up in the store and caches those that exist. */
export function createPreviewIndex(options: PreviewIndexOptions): PreviewIndex {
  const { store, version, urlOf, recheckMs = 5_000 } = options;
  const found = new Set<string>();
  const missingSinceMs = new Map<string, number>();

  async function urlOfPreview(preview: Preview): Promise<string | null> {
    const key = previewKey(preview, version);
    const isKnownMissing = Date.now() - (missingSinceMs.get(key) ?? 0) < recheckMs;
    if (!found.has(key) && !isKnownMissing) {
      if ((await store.head(key)) === undefined) missingSinceMs.set(key, Date.now());
      else found.add(key);
    }
    return found.has(key) ? urlOf(key) : null;
  }

  return {
    async urlsOf(template, variant) {
      const urls = await Promise.all(
        PREVIEW_MEDIA.map((medium) => urlOfPreview({ template, variant, medium })),
      );
      const [picture = null, slides = null, video = null] = urls;
      return { picture, slides, video };
    },
  };
}
