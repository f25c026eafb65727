import type { Log } from "postloom";
import type { ObjectStore } from "postloom/drivers";
import type { Brand, BrandFont, FontFile, Logo, Sender, StillsProps } from "postloom/posts";
import { dataUrlOf } from "./_data_url.ts";

interface Services {
  store: Pick<ObjectStore, "get">;
  log: Log;
}

/**
 * What a brand brings to a post's pictures: whom they say that they are from, and the font of their
 * headlines. Whatever there is nothing of is left out. Files are embedded as data URLs, as the page that
 * draws has no access to the store.
 */
export async function brandProps(
  brand: Brand | null,
  services: Services,
): Promise<Pick<StillsProps, "sender" | "font">> {
  if (brand === null) return {};
  const [sender, font] = await Promise.all([
    senderOf(brand, services),
    loadFont(brand.font ?? null, services),
  ]);
  return { ...(sender && { sender }), ...(font && { font }) };
}

async function senderOf(brand: Brand, { store, log }: Services): Promise<Sender | undefined> {
  const { name, handle } = brand;
  const logo = brand.logo === null ? null : await loadLogo(brand.logo, store);
  if (brand.logo !== null && logo === null) {
    log.warn("Cannot find the brand's logo", { objectKey: brand.logo.objectKey });
  }
  return name === null && handle === null && logo === null ? undefined : { name, handle, logo };
}

async function loadLogo(
  { objectKey, width, height, ink }: Logo,
  store: Services["store"],
): Promise<Sender["logo"]> {
  const object = await store.get(objectKey);
  return object === undefined ? null : { url: await dataUrlOf(object), width, height, ink };
}

async function loadFont(
  font: BrandFont | null,
  { store, log }: Services,
): Promise<FontFile | undefined> {
  if (font === null) return undefined;
  const { objectKey, ranges, weights } = font;
  const object = await store.get(objectKey);
  if (object !== undefined) return { url: await dataUrlOf(object), ranges, weights };
  log.warn("Cannot find the brand's font", { objectKey });
  return undefined;
}
