import { type Static, type TSchema, Type as t } from "@sinclair/typebox";
import { NO_BRAND } from "../../accounts/brands.ts";
import { Brand, BrandColours } from "../../posts/brand.ts";

const Nullable = <Schema extends TSchema>(schema: Schema) => t.Union([schema, t.Null()]);

/** An account's brand, as its owner sees it. */
export const BrandView = t.Object({
  name: Brand.properties.name,
  handle: Brand.properties.handle,
  colours: Nullable(BrandColours),
  logoUrl: Nullable(
    t.String({
      format: "uri",
      description: "A public PNG of at most 600 by 200 pixels",
      examples: ["https://posts.example/media/logos/9f86d081884c7d65.png"],
    }),
  ),
});
export type BrandView = Static<typeof BrandView>;

/** Turns a brand into what its owner sees; `urlOf` says where an object can be read by anyone. */
export function presentBrand(brand: Brand | null, urlOf: (objectKey: string) => string): BrandView {
  const { logo, ...text } = brand ?? NO_BRAND;
  return { ...text, logoUrl: logo === null ? null : urlOf(logo.objectKey) };
}
