import { expect, test } from "bun:test";
import fc from "fast-check";
import { resolveTarget, validateTarget, WebhookTargetError } from "../../src/webhooks/target.ts";

const closed = { allowPrivate: false };

test("a webhook's address is public, http or https, and without a user", () => {
  expect(validateTarget("https://hooks.example/in?x=1", closed)).toBe(
    "https://hooks.example/in?x=1",
  );
  for (const url of [
    "",
    "hooks.example",
    "ftp://hooks.example",
    "javascript:alert(1)",
    "https://user:secret@hooks.example",
    `https://hooks.example/${"x".repeat(2_000)}`,
    "http://localhost:3000",
    "http://a.localhost",
    "http://127.0.0.1",
    "http://2130706433",
    "http://0x7f.1",
    "http://[::1]",
    "http://[::ffff:10.0.0.1]",
    "http://[fd00::1]",
    "http://[fe80::1]",
    "http://169.254.169.254/latest/meta-data",
    "http://10.1.2.3",
    "http://192.168.1.1",
    "http://172.16.0.1",
    "http://100.64.0.1",
    "http://0.0.0.0",
    "http://printer.local",
  ]) {
    expect(() => validateTarget(url, closed)).toThrow(WebhookTargetError);
  }
  expect(validateTarget("http://127.0.0.1:9", { allowPrivate: true })).toBe("http://127.0.0.1:9/");
});

test("a host name that leads to this machine is refused when it is looked up", async () => {
  const url = new URL("http://localhost:3000");
  await expect(resolveTarget(url, closed)).rejects.toThrow(WebhookTargetError);
  expect(await resolveTarget(url, { allowPrivate: true })).toMatchObject({
    family: expect.any(Number),
  });
});

test("no text is taken for an address that the web cannot parse", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (text) => {
      try {
        expect(URL.canParse(validateTarget(text, closed))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(WebhookTargetError);
      }
    }),
  );
});
