import { Elysia } from "elysia";
import { type BrandStore, NO_BRAND } from "../../brands/brand_store.ts";
import { storeLogo } from "../../brands/logo.ts";
import { HANDLE_RULE, readBrandText } from "../../brands/read_brand.ts";
import type { Brand } from "../../posts/brand.ts";
import type { ObjectStore } from "../../storage/object_store.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { readJsonForm } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { bodyTooLarge, invalid, limited, ok } from "../http/responses.ts";
import { readLogoFile } from "./logo_body.ts";
import { BrandBody, BrandData, LOGO_BODIES } from "./schemas.ts";

/** What the endpoints for an account's brand work with. */
export interface BrandServices extends AuthServices {
  brands: BrandStore;
  store: ObjectStore;
  /** Where anybody can read an object. */
  urlOf: (objectKey: string) => string;
}

const ChangedBrand = ok("The brand as it is now", BrandData);

/** The endpoints by which an account says what its posts are to be known by. */
export function brandController(services: BrandServices) {
  const { brands, store, urlOf } = services;
  return new Elysia({ prefix: "/api/v1/brand", tags: ["Brand"] })
    .use(authPlugin(services))
    .get(
      "",
      ({ account }) => ({ success: true, data: toBrandData(account.brand) }),
      readEndpoint({
        auth: "keyOrSession",
        summary: "What the account's posts are known by",
        response: { 200: ok("The brand; what is not set is null", BrandData) },
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
          "What is left out, null or empty is cleared; the logo stays. Jobs keep the brand that they were made with. Every text stays readable on the colours. A request with a `visualStyleVariant` gets that variant's colours instead.",
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
        response: { 200: ok("There is no brand now", BrandData) },
      }),
    )
    .put(
      "/logo",
      async ({ account, request }) => {
        const picture = await readLogoFile(request);
        await brands.countLogo(account.id);
        const logo = await storeLogo(picture, store);
        return { success: true, data: toBrandData(await brands.change(account.id, { logo })) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        summary: "Set the logo",
        description:
          "The picture is the body itself, or the field `logo` of a form. Its transparent margins are cut off, and it is made to fit 600 by 200 pixels.",
        body: LOGO_BODIES,
        response: {
          200: ChangedBrand,
          400: invalid(
            "Invalid logo: must be a PNG, a JPEG or a WebP",
            "Invalid logo: must be at most 2MB",
            "Invalid logo: the picture is damaged",
          ),
          429: limited("Too many logos within an hour"),
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
        summary: "Remove the logo alone",
        response: { 200: ChangedBrand },
      }),
    );

  function toBrandData(brand: Brand | null): BrandData {
    const { logo, ...text } = brand ?? NO_BRAND;
    return { ...text, logoUrl: logo === null ? null : urlOf(logo.objectKey) };
  }
}
