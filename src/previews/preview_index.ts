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
  /** The versions of the looks, see `lookVersions`. */
  versions: ReadonlyMap<string, string>;
  /** The versions of those that previews in the store show which came with Postloom. */
  shippedVersions: ReadonlyMap<string, string>;
  /** The public URL of an object. */
  urlOf: (objectKey: string) => string;
  /** How long to remember that a preview is missing before checking again. Defaults to 5,000. */
  recheckMs?: number;
}

/** Creates an index that looks previews up in the store and caches those that exist. */
export function createPreviewIndex(options: PreviewIndexOptions): PreviewIndex {
  const { store, versions, shippedVersions, urlOf, recheckMs = 5_000 } = options;
  const found = new Set<string>();
  const missingSinceMs = new Map<string, number>();

  async function isThere(key: string): Promise<boolean> {
    const isKnownMissing = Date.now() - (missingSinceMs.get(key) ?? 0) < recheckMs;
    if (!found.has(key) && !isKnownMissing) {
      if ((await store.head(key)) === undefined) missingSinceMs.set(key, Date.now());
      else found.add(key);
    }
    return found.has(key);
  }

  async function urlOfPreview(preview: Preview): Promise<string | null> {
    // Of a look that was changed, what it was before says more than nothing until it is drawn again.
    for (const version of [versions, shippedVersions].map((of) => of.get(preview.template))) {
      if (version === undefined) continue;
      const key = previewKey(preview, version);
      if (await isThere(key)) return urlOf(key);
    }
    return null;
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
