import type { Log } from "postloom";
import type { ObjectStore } from "postloom/drivers";
import type { Brand, Logo, Sender } from "postloom/posts";

/**
 * The sender shown in a post's pictures; undefined if there is nothing to show. The logo is embedded
 * as a data URL, as the page that draws has no access to the store.
 */
export async function senderOf(
  brand: Brand | null,
  { store, log }: { store: Pick<ObjectStore, "get">; log: Log },
): Promise<Sender | undefined> {
  if (brand === null) return undefined;
  const { name, handle } = brand;
  const logo = brand.logo === null ? null : await loadLogo(brand.logo, store);
  if (brand.logo !== null && logo === null) {
    log.warn("Cannot find the brand's logo", { objectKey: brand.logo.objectKey });
  }
  return name === null && handle === null && logo === null ? undefined : { name, handle, logo };
}

async function loadLogo(
  { objectKey, width, height, ink }: Logo,
  store: Pick<ObjectStore, "get">,
): Promise<Sender["logo"]> {
  const object = await store.get(objectKey);
  if (object === undefined) return null;
  const bytes = await new Response(object.body).bytes();
  return { url: `data:${object.contentType};base64,${bytes.toBase64()}`, width, height, ink };
}
