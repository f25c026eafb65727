import type { Medium } from "../posts/medium.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { PREVIEW_MEDIA, type Preview, previewKey } from "./preview.ts";

/** Addresses of one look in every medium; null where it is not drawn yet. */
type PreviewUrls = Readonly<Record<Medium, string | null>>;

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
        PREVIEW_MEDIA.map((medium) => urlOfPreview({ template, variant, medium })),
      );
      const [picture = null, slides = null, video = null] = urls;
      return { picture, slides, video };
    },
  };
}
