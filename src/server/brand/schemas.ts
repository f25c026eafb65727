import { type Static, Type as t } from "@sinclair/typebox";
import { BRAND_NAME_RULE, HANDLE_RULE } from "../../brands/read_brand.ts";
import { Brand, BrandColours, MAX_HANDLE_LENGTH, MAX_NAME_LENGTH } from "../../posts/brand.ts";
import { type Bodies, named } from "../http/openapi.ts";
import { nullable } from "../http/schema.ts";

/** An account's brand, as its owner sees it. */
export const BrandData = named(
  "Brand",
  t.Object({
    name: Brand.properties.name,
    handle: Brand.properties.handle,
    colours: nullable(BrandColours),
    logoUrl: nullable(
      t.String({
        format: "uri",
        description: "A public PNG of at most 600 by 200 pixels",
        examples: ["https://posts.example/media/logos/9f86d081884c7d65.png"],
      }),
    ),
    fontFamily: nullable(
      t.String({ description: "The name of the font of headlines", examples: ["Halden Grotesk"] }),
    ),
  }),
);
export type BrandData = Static<typeof BrandData>;

const Colour = t.String({ pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", examples: ["#e4572e"] });
const OpenColour = t.Optional(nullable(Colour, "Null: the look's own"));

/** A brand without its files. Fields that are omitted are cleared. */
export const BrandBody = t.Object(
  {
    name: t.Optional(
      nullable(t.String({ maxLength: MAX_NAME_LENGTH }), `The name ${BRAND_NAME_RULE}`),
    ),
    handle: t.Optional(
      nullable(
        t.String({ maxLength: MAX_HANDLE_LENGTH + 1 }),
        `The handle ${HANDLE_RULE}; a leading "@" is dropped`,
      ),
    ),
    colours: t.Optional(
      nullable(t.Object({ accent: Colour, background: OpenColour, ink: OpenColour })),
    ),
  },
  {
    examples: [
      {
        name: "Halden Coffee",
        handle: "@haldencoffee",
        colours: { accent: "#e4572e", background: "#fff8f0" },
      },
    ],
  },
);
export type BrandBody = Static<typeof BrandBody>;

const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"];
const Picture = t.String({
  format: "binary",
  description: "A PNG, JPEG or WebP of at most 2MB",
  contentMediaType: PICTURE_TYPES.join(", "),
});

/** A logo, as the body or in a form. */
export const LOGO_BODIES: Bodies = {
  "multipart/form-data": t.Object({ logo: Picture }),
  ...Object.fromEntries(PICTURE_TYPES.map((type) => [type, Picture])),
};

const FONT_TYPES = ["font/ttf", "font/otf", "font/woff2"];
const Font = t.String({
  format: "binary",
  description: "A TTF, OTF or WOFF2 of at most 2MB",
  contentMediaType: FONT_TYPES.join(", "),
});

/** A font, as the body or in a form. */
export const FONT_BODIES: Bodies = {
  "multipart/form-data": t.Object({ font: Font }),
  ...Object.fromEntries(FONT_TYPES.map((type) => [type, Font])),
};
