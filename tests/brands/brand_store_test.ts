import { expect, test } from "bun:test";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createBrandStore, NO_BRAND } from "../../src/brands/brand_store.ts";
import { RateLimitedError } from "../../src/limits/limit_errors.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const accounts = createAccountStore(db);
const brands = createBrandStore(db);
const LOGO = { objectKey: "media/logos/a.png", width: 120, height: 40, ink: null };

test("parts that change at the same time are all kept", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, email } = await accounts.create({ email: `b${round}@example.com`, plan: "free" });
    await Promise.all([
      brands.change(id, { name: "Halden" }),
      brands.change(id, { logo: LOGO }),
      brands.change(id, { handle: "halden" }),
    ]);
    const brand = { ...NO_BRAND, name: "Halden", handle: "halden", logo: LOGO };
    expect((await accounts.findByEmail(email))?.brand).toEqual(brand);
  }
});

test("a brand with nothing in it is none", async () => {
  const { id, email, brand } = await accounts.create({ email: "n@example.com", plan: "free" });
  expect(brand).toBeNull();
  expect(await brands.change(id, { name: "Halden" })).toEqual({ ...NO_BRAND, name: "Halden" });
  expect(await brands.change(id, { name: null })).toBeNull();
  expect((await accounts.findByEmail(email))?.brand).toBeNull();
});

test("an account sends so many logos within an hour, and others are not concerned", async () => {
  const one = await accounts.create({ email: "one@example.com", plan: "free" });
  const other = await accounts.create({ email: "other@example.com", plan: "free" });
  const sent = await Promise.allSettled(
    Array.from({ length: 101 }, () => brands.countLogo(one.id)),
  );
  const refused = sent.filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject([{ reason: expect.any(RateLimitedError) }]);
  await brands.countLogo(other.id);
});
