import { PNG } from "pngjs";
import sharp from "sharp";
import type { Brand } from "../../src/posts/brand.ts";
import type { ObjectStore, StoredObject } from "../../src/storage/object_store.ts";

/** The brand of an account whose logo is magenta. */
export async function magentaBrand(store: ObjectStore): Promise<Brand> {
  const magenta = { r: 255, g: 0, b: 255 };
  const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: magenta } })
    .png()
    .toBuffer();
  await store.put("media/logos/magenta.png", logo, "image/png");
  return {
    name: "Halden",
    handle: "halden",
    colours: { accent: "#00a86b", background: "#0b1220", ink: null },
    logo: { objectKey: "media/logos/magenta.png", width: 90, height: 60, ink: null },
  };
}

/** The picture of a stored file. */
export async function readPicture(object: StoredObject | undefined): Promise<PNG> {
  return PNG.sync.read(Buffer.from(await new Response(object?.body).bytes()));
}

/** How many pixels of a picture have a colour, or nearly. */
export function pixelsOf(
  { data }: PNG,
  [red, green, blue]: readonly [number, number, number],
): number {
  const isNear = (at: number, value: number) => Math.abs((data[at] ?? 0) - value) <= 2;
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (isNear(at, red) && isNear(at + 1, green) && isNear(at + 2, blue)) count++;
  }
  return count;
}
