import { expect, test } from "bun:test";
import { hashSecret, newSecret } from "../../src/accounts/secret.ts";

test("secrets have 256 random bits", () => {
  const secrets = Array.from({ length: 1000 }, newSecret);
  expect(new Set(secrets).size).toBe(1000);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("a secret's hash is its SHA-256 in hexadecimal", async () => {
  expect(await hashSecret("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
