import { expect, test } from "bun:test";
import { ConfigError, readConfig } from "../src/config.ts";

test("with nothing set, anybody may sign up and no proxy is believed", () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    publicUrl: "http://localhost:8080",
    signUp: "open",
    trustedProxies: 0,
    readsPerMinute: 6000,
  });
});

test("proxies are counted, or all believed", () => {
  const proxies = (value: string) => readConfig({ TRUST_PROXY: value }).trustedProxies;
  expect([proxies("2"), proxies("false"), proxies(" ")]).toEqual([2, 0, 0]);
  expect(proxies("true")).toBe(Number.POSITIVE_INFINITY);
});

test("a setting that cannot be used is refused, and the message names it", () => {
  const wrong = {
    PORT: "70000",
    SIGNUP: "maybe",
    TRUST_PROXY: "all",
    READS_PER_MINUTE: "-1",
    PUBLIC_URL: "posts.example",
    DATABASE_URL: "mysql://localhost/a",
  };
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(`Cannot use ${name}`);
  }
});
