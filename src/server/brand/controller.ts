import { Elysia } from "elysia";
import { type BrandStore, NO_BRAND } from "../../brands/brand_store.ts";
import { storeLogo } from "../../brands/logo.ts";
import { HANDLE_RULE, readBrandText } from "../../brands/read_brand.ts";
import type { Brand } from "../../posts/brand.ts";
import type { ObjectStore } from "../../storage/object_store.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { createByteBudget } from "../http/byte_budget.ts";
import { readJsonForm } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { bodyTooLarge, invalid, limited, ok } from "../http/responses.ts";
import { readLogoFile } from "./logo_body.ts";
import { BrandBody, BrandData, LOGO_BODIES } from "./schemas.ts";

/** Dependencies of the brand endpoints. */
export interface BrandServices extends AuthServices {
  brands: BrandStore;
  store: ObjectStore;
  /** Public URL of an object. */
  urlOf: (objectKey: string) => string;
}

/** The largest logo as pixels. */
const DECODED_BYTES = 64 * 1024 * 1024;
/** Two logos are decoded at a time, one of an account. */
const DECODED = createByteBudget({
  total: 2 * DECODED_BYTES,
  share: DECODED_BYTES,
  patienceMs: 20_000,
});

const ChangedBrand = ok("The updated brand", BrandData);

/** The endpoints for an account's brand. */
export function brandController(services: BrandServices) {
  const { brands, store, urlOf } = services;
  return new Elysia({ prefix: "/api/v1/brand", tags: ["Brand"] })
    .use(authPlugin(services))
    .get(
      "",
      ({ account }) => ({ success: true, data: toBrandData(account.brand) }),
      readEndpoint({
        auth: "keyOrSession",
        summary: "Get the account's brand",
        response: { 200: ok("The brand; null for what is not set", BrandData) },
      }),
    )
    .put(
      "",
      async ({ account, request }) => {
        const text = readBrandText(await readJsonForm<BrandBody>(request));
        return { success: true, data: toBrandData(await brands.change(account.id, text)) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        summary: "Set the name, the handle and the colours",
        description:
          "Fields that are omitted, null or empty are cleared; the logo is kept. Existing jobs keep the brand they were created with. Contrast is adjusted to keep all text readable. Requests with a `visualStyleVariant` use that variant's colours instead.",
        body: json(BrandBody),
        response: {
          200: ChangedBrand,
          400: invalid(
            `Invalid handle: ${HANDLE_RULE}`,
            "Invalid colours.accent: must differ more from the background, as #eeeeee can hardly be seen on #ffffff",
          ),
          413: bodyTooLarge("64KB"),
        },
      }),
    )
    .delete(
      "",
      async ({ account }) => {
        return { success: true, data: toBrandData(await brands.change(account.id, NO_BRAND)) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        summary: "Remove the whole brand",
        response: { 200: ok("The brand, now empty", BrandData) },
      }),
    )
    .put(
      "/logo",
      async ({ account, request }) => {
        using picture = await readLogoFile(request);
        await brands.countLogo(account.id);
        using _ = await DECODED.take(account.id, DECODED_BYTES);
        const logo = await storeLogo(picture.bytes, store);
        return { success: true, data: toBrandData(await brands.change(account.id, { logo })) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        summary: "Set the logo",
        description:
          "Send the picture as the body, or as the field `logo` of a form. Transparent margins are trimmed, and it is scaled down to fit 600 by 200 pixels.",
        body: LOGO_BODIES,
        response: {
          200: ChangedBrand,
          400: invalid(
            "Invalid logo: must be a PNG, a JPEG or a WebP",
            "Invalid logo: must be at most 2MB",
            "Invalid logo: the picture is damaged",
          ),
          429: limited("Too many logos in an hour"),
        },
      }),
    )
    .delete(
      "/logo",
      async ({ account }) => {
        const brand = await brands.change(account.id, { logo: null });
        return { success: true, data: toBrandData(brand) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        summary: "Remove only the logo",
        response: { 200: ChangedBrand },
      }),
    );

  function toBrandData(brand: Brand | null): BrandData {
    const { logo, ...text } = brand ?? NO_BRAND;
    return { ...text, logoUrl: logo === null ? null : urlOf(logo.objectKey) };
  }
}
