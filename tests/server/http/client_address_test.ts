import { expect, test } from "bun:test";
import fc from "fast-check";
import { cameByHttps, clientAddress } from "../../../src/server/http/client_address.ts";

function address(forwarded: string | null, peer: string | null, proxies: number): string | null {
  const headers = forwarded === null ? {} : { "x-forwarded-for": forwarded };
  return clientAddress(new Request("http://localhost", { headers }), peer, proxies);
}

test("what a client claims counts only as far as proxies are trusted", () => {
  const forwarded = "203.0.113.9, 198.51.100.7, 192.0.2.5";
  expect(address(forwarded, "127.0.0.1", 0)).toBe("127.0.0.1");
  expect(address(forwarded, "127.0.0.1", 1)).toBe("192.0.2.5");
  expect(address(forwarded, "127.0.0.1", 2)).toBe("198.51.100.7");
  expect(address(forwarded, "127.0.0.1", Number.POSITIVE_INFINITY)).toBe("203.0.113.9");
  expect(address(null, "127.0.0.1", 1)).toBe("127.0.0.1");
  expect(address("not an address", "127.0.0.1", 1)).toBe("127.0.0.1");
  expect(address(null, null, 1)).toBeNull();
});

test("the same client has one address, with and without a port, and one network of IPv6", () => {
  expect(address("192.0.2.5:4711", null, 1)).toBe("192.0.2.5");
  expect(address("::ffff:192.0.2.5", null, 1)).toBe("192.0.2.5");
  expect(address("[2001:db8:0:1::7]:4711", null, 1)).toBe("2001:db8:0:1::/64");
  expect(address("2001:0DB8:0000:0001:ffff::", null, 1)).toBe("2001:db8:0:1::/64");
  expect(address("2001:db8::1", null, 1)).toBe("2001:db8:0:0::/64");
  expect(address(null, "fe80::1%eth0", 0)).toBe("fe80:0:0:0::/64");
  expect(address(null, "::1", 0)).toBe("0:0:0:0::/64");
});

test("no header makes it fail", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), fc.nat(3), (forwarded, proxies) => {
      expect(address(forwarded, "192.0.2.1", proxies)).toBeString();
    }),
  );
});

test("https is seen at the server itself, and believed of proxies that are trusted", () => {
  const request = (url: string, proto: string) =>
    new Request(url, { headers: { "x-forwarded-proto": proto } });
  expect(cameByHttps(request("https://a.example", "http"), 0)).toBe(true);
  expect(cameByHttps(request("http://a.example", "https"), 0)).toBe(false);
  expect(cameByHttps(request("http://a.example", "https, http"), 1)).toBe(true);
  expect(cameByHttps(request("http://a.example", "http"), 1)).toBe(false);
});
