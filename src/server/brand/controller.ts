import { Elysia } from "elysia";
import { readBrandText } from "../../accounts/brand_input.ts";
import { type Brands, NO_BRAND } from "../../accounts/brands.ts";
import { storeLogo } from "../../accounts/logo.ts";
import type { Brand } from "../../posts/brand.ts";
import type { ObjectStore } from "../../storage/object_store.ts";
import { type AuthenticationServices, authenticate } from "../auth/authenticate.ts";
import { readForm } from "../http/json_body.ts";
import { brandDocs } from "./docs.ts";
import { readLogoFile } from "./logo_body.ts";
import { presentBrand } from "./schemas.ts";

/** What the endpoints for an account's brand work with. */
export interface BrandServices extends AuthenticationServices {
  brands: Brands;
  store: ObjectStore;
  /** Where anybody can read an object. */
  urlOf: (objectKey: string) => string;
}

/** The endpoints by which an account says what its posts are to be known by. */
export function brandController(services: BrandServices) {
  const { brands, store, urlOf } = services;
  return new Elysia({ prefix: "/api/v1/brand" })
    .onBeforeHandle(({ set }) => {
      set.headers["cache-control"] = "no-store";
    })
    .get(
      "",
      async ({ request }) => {
        const { account } = await authenticate(request, services);
        return answer(account.brand);
      },
      { detail: brandDocs.get },
    )
    .put(
      "",
      async ({ request }) => {
        const { account } = await authenticate(request, services);
        const text = readBrandText(await readForm(request));
        return answer(await brands.change(account.id, text));
      },
      { parse: "none", detail: brandDocs.put },
    )
    .delete(
      "",
      async ({ request }) => {
        const { account } = await authenticate(request, services);
        return answer(await brands.change(account.id, NO_BRAND));
      },
      { parse: "none", detail: brandDocs.remove },
    )
    .put(
      "/logo",
      async ({ request }) => {
        const { account } = await authenticate(request, services);
        const picture = await readLogoFile(request);
        await brands.countLogo(account.id);
        const logo = await storeLogo(picture, store);
        return answer(await brands.change(account.id, { logo }));
      },
      { parse: "none", detail: brandDocs.putLogo },
    )
    .delete(
      "/logo",
      async ({ request }) => {
        const { account } = await authenticate(request, services);
        return answer(await brands.change(account.id, { logo: null }));
      },
      { parse: "none", detail: brandDocs.removeLogo },
    );

  function answer(brand: Brand | null) {
    return { success: true, data: presentBrand(brand, urlOf) };
  }
}
