import { Type as t } from "@sinclair/typebox";
import { type Context, Elysia } from "elysia";
import { type BrandStore, NO_BRAND } from "../../brands/brand_store.ts";
import { storeFont } from "../../brands/font.ts";
import { logoTooLarge, MAX_LOGO_BYTES, storeLogo } from "../../brands/logo.ts";
import { HANDLE_RULE, readBrandText } from "../../brands/read_brand.ts";
import { UnavailableError } from "../../common/unavailable_error.ts";
import { fontTooLarge, MAX_FONT_BYTES, type ReadFont } from "../../fonts/font_file.ts";
import type { Brand } from "../../posts/brand.ts";
import type { ObjectStore } from "../../storage/object_store.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { createByteBudget } from "../http/byte_budget.ts";
import { readJsonForm } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import { notFoundError } from "../http/request_error.ts";
import { bodyTooLarge, invalid, limited, notFound, ok } from "../http/responses.ts";
import { type BrandFile, readFileBody } from "./file_body.ts";
import { BrandBody, BrandData, FONT_BODIES, LOGO_BODIES } from "./schemas.ts";

/** Dependencies of the brand endpoints. */
export interface BrandServices extends AuthServices {
  brands: BrandStore;
  store: ObjectStore;
  /** Public URL of an object. */
  urlOf: (objectKey: string) => string;
  fonts: FontReader;
}

/** Reads fonts; `isolation/fonts.ts` does so in a process of its own. */
interface FontReader {
  /** @throws {InvalidRequestError} if the font cannot be used, saying why. */
  read(bytes: Uint8Array, options: { signal: AbortSignal }): Promise<ReadFont>;
}

const LOGO: BrandFile = { name: "logo", maxBytes: MAX_LOGO_BYTES, tooLarge: logoTooLarge };
const FONT: BrandFile = { name: "font", maxBytes: MAX_FONT_BYTES, tooLarge: fontTooLarge };

/** The largest logo as pixels. */
const DECODED_BYTES = 64 * 1024 * 1024;
/** Two logos are decoded at a time, one of an account. */
const DECODED = createByteBudget({
  total: 2 * DECODED_BYTES,
  share: DECODED_BYTES,
  patienceMs: 20_000,
});

/** Fonts are read for two requests at a time, one of an account. */
const READ_FONTS = createByteBudget({ total: 2, share: 1, patienceMs: 10_000 });
/** Together with waiting for others, less than clients wait. */
const MAX_READING_MS = 15_000;

const FileData = t.String({ format: "binary", description: "The file" });
const ChangedBrand = ok("The updated brand", BrandData);

/** The endpoints for an account's brand. */
export function brandController(services: BrandServices) {
  const { brands, store, urlOf, fonts } = services;
  return new Elysia({ prefix: "/api/v1/brand", tags: ["Brand"] })
    .use(authPlugin(services))
    .get(
      "",
      ({ account }) => ({ success: true, data: toBrandData(account.brand) }),
      readEndpoint({
        auth: "keyOrSession",
        operationId: "getBrand",
        summary: "Get the account's brand",
        description:
          "What new posts carry: name, handle, colours, logo and font. What is not set is null.",
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
        operationId: "setBrand",
        summary: "Set the name, the handle and the colours",
        description:
          "Fields that are omitted, null or empty are cleared; the logo and the font are kept. Existing jobs keep the brand they were created with. Contrast is adjusted to keep all text readable. Requests with a `visualStyleVariant` use that variant's colours instead.",
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
        operationId: "deleteBrand",
        summary: "Remove the whole brand",
        description:
          "Name, handle, colours, logo and font. Posts that were asked for before keep it.",
        response: { 200: ok("The brand, now empty", BrandData) },
      }),
    )
    .get(
      "/logo",
      ({ account, set }) => fileOf(account.brand?.logo?.objectKey, "logo", set),
      readEndpoint({
        auth: "keyOrSession",
        operationId: "getBrandLogo",
        summary: "Get the logo",
        description: "As it is drawn. It is at `logoUrl` too, for everybody.",
        response: { 200: FileData, 404: notFound("The brand has no logo") },
      }),
    )
    .get(
      "/font",
      ({ account, set }) => fileOf(account.brand?.font?.objectKey, "font", set),
      readEndpoint({
        auth: "keyOrSession",
        operationId: "getBrandFont",
        summary: "Get the font of headlines",
        description: "The file as it was sent, for its account alone.",
        response: { 200: FileData, 404: notFound("The brand has no font") },
      }),
    )
    .put(
      "/logo",
      async ({ account, request }) => {
        using picture = await readFileBody(request, LOGO);
        await brands.countLogo(account.id);
        using _ = await DECODED.take(account.id, DECODED_BYTES);
        const logo = await storeLogo(picture.bytes, store);
        return { success: true, data: toBrandData(await brands.change(account.id, { logo })) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "setBrandLogo",
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
        operationId: "deleteBrandLogo",
        summary: "Remove only the logo",
        description: "Name, handle, colours and font stay.",
        response: { 200: ChangedBrand },
      }),
    )
    .put(
      "/font",
      async ({ account, request }) => {
        using file = await readFileBody(request, FONT);
        await brands.countFont(account.id);
        using _ = await READ_FONTS.take(account.id, 1);
        const font = await storeFont(file.bytes, await readInTime(file.bytes), store);
        return { success: true, data: toBrandData(await brands.change(account.id, { font })) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "setBrandFont",
        summary: "Set the font of headlines",
        description:
          "Send the font as the body, or as the field `font` of a form. Every look sets its headlines in it, where it has the letters of the post's language; others are set in the look's own typeface. Fonts whose licence restricts embedding are refused, and none is shown to the public as a file.",
        body: FONT_BODIES,
        response: {
          200: ChangedBrand,
          400: invalid(
            "Invalid font: must be a TTF, an OTF or a WOFF2 with one font",
            "Invalid font: must be at most 2MB, which it may be as a WOFF2",
            "Invalid font: its licence restricts embedding, as the file itself says, so ask its maker for one that allows it",
            "Invalid font: the file is damaged",
          ),
          429: limited("Too many fonts in an hour"),
        },
      }),
    )
    .delete(
      "/font",
      async ({ account }) => {
        const brand = await brands.change(account.id, { font: null });
        return { success: true, data: toBrandData(brand) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "deleteBrandFont",
        summary: "Remove only the font",
        description: "Headlines are then set in the typeface of each look. All else stays.",
        response: { 200: ChangedBrand },
      }),
    );

  async function fileOf(
    key: string | undefined,
    name: string,
    set: Context["set"],
  ): Promise<Response> {
    const object = key === undefined ? undefined : await store.get(key);
    if (object === undefined) throw notFoundError(`The brand has no ${name}`);
    set.headers["content-type"] = object.contentType;
    return new Response(object.body);
  }

  async function readInTime(bytes: Uint8Array): Promise<ReadFont> {
    const signal = AbortSignal.timeout(MAX_READING_MS);
    try {
      return await fonts.read(bytes, { signal });
    } catch (cause) {
      if (!signal.aborted) throw cause;
      throw new UnavailableError("memory", "Cannot read the font in time", { cause });
    }
  }

  function toBrandData(brand: Brand | null): BrandData {
    const { logo, font, ...text } = brand ?? NO_BRAND;
    return {
      ...text,
      logoUrl: logo === null ? null : urlOf(logo.objectKey),
      fontFamily: font?.family ?? null,
    };
  }
}
