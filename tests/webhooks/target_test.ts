import { expect, test } from "bun:test";
import fc from "fast-check";
import ipaddr from "ipaddr.js";
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

/** Any address of a network, such as "fd00::/8". */
function addressIn(network: string): fc.Arbitrary<string> {
  const [base, bits] = ipaddr.parseCIDR(network);
  const bytes = base.toByteArray();
  return fc.uint8Array({ minLength: bytes.length, maxLength: bytes.length }).map((random) => {
    const mixed = bytes.map((byte, index) => {
      const free = 0xff >> Math.min(8, Math.max(0, bits - 8 * index));
      return byte | ((random[index] ?? 0) & free);
    });
    return ipaddr.fromByteArray(mixed).toString();
  });
}

/** Whether a webhook may go to an address, and whether deliveries to it would connect. */
async function isAllowed(address: string): Promise<boolean> {
  const url = new URL(address.includes(":") ? `http://[${address}]/` : `http://${address}/`);
  const asked = await Promise.allSettled([
    (async () => validateTarget(url.href, closed))(),
    resolveTarget(url, closed),
  ]);
  const [isValid, isReached] = asked.map(({ status }) => status === "fulfilled");
  expect(isValid).toBe(isReached);
  return isValid ?? false;
}

// https://www.iana.org/assignments/iana-ipv6-special-registry and its like for IPv4.
const PRIVATE_IPV4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15"],
  ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
];
const SPECIAL_IPV6 = [
  ...["::/8", "100::/8", "200::/7", "400::/6", "800::/5", "1000::/4", "4000::/3", "6000::/3"],
  ...["8000::/3", "a000::/3", "c000::/3", "e000::/4", "f000::/5", "f800::/6", "fc00::/7"],
  ...["fe00::/9", "fe80::/10", "fec0::/10", "ff00::/8"],
  // Of what is routed: Teredo and other protocols, documentation, and 6to4.
  ...["2001::/32", "2001::/23", "2001:db8::/32", "3fff::/20", "2002::/16"],
];
/** Where IPv6 has an IPv4 address in it: what stands before and behind that one. */
const EMBEDDINGS = [
  ["::", ""],
  ["::ffff:", ""],
  ["::ffff:0:", ""],
  ["64:ff9b::", ""],
  ["64:ff9b:1::", ""],
  ["2002:", "::"],
  ["2002:", "::1"],
  ["2001:0:", "::"],
] as const;

/** An IPv4 address as two groups of IPv6. */
function groupsOf(address: string): string {
  const bytes = Uint8Array.from(ipaddr.IPv4.parse(address).toByteArray());
  return bytes.toHex().replace(/^(.{4})/, "$1:");
}

test("no address of a private, special or unassigned network is a target, in whatever form", async () => {
  for (const network of [...PRIVATE_IPV4, ...SPECIAL_IPV6]) {
    const isUnmapped = (address: string) => !/^::ffff:[^:]+:[^:]+$/.test(address);
    const addresses = addressIn(network).filter(isUnmapped);
    await fc.assert(
      fc.asyncProperty(addresses, async (address) =>
        expect([address, await isAllowed(address)]).toEqual([address, false]),
      ),
      { numRuns: 20 },
    );
  }
  const privates = fc.oneof(...PRIVATE_IPV4.map(addressIn));
  await fc.assert(
    fc.asyncProperty(privates, fc.constantFrom(...EMBEDDINGS), async (inner, [before, behind]) => {
      const address = `${before}${groupsOf(inner)}${behind}`;
      expect([address, await isAllowed(address)]).toEqual([address, false]);
    }),
    { numRuns: 300 },
  );
});

test("public addresses are targets, and so is a public IPv4 one that is written as IPv6", async () => {
  for (const address of [
    "1.1.1.1",
    "93.184.215.14",
    "172.32.0.1",
    "::ffff:1.1.1.1",
    "2001:4860:4860::8888",
    "2606:4700:4700::1111",
    "2a01:4f8::1",
    "2003::1",
    "3ffe::1",
  ]) {
    expect([address, await isAllowed(address)]).toEqual([address, true]);
  }
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
