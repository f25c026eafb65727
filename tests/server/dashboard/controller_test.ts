import { expect, test } from "bun:test";
import { brotliDecompressSync } from "node:zlib";
import { testService } from "../_service.ts";

const { ask } = await testService();

/** The addresses that a page names. */
async function assetsOf(path: string): Promise<string[]> {
  const html = await (await ask(path)).text();
  return [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? "");
}

test("every page is the same document, and the paths of others stay theirs", async () => {
  const page = await (await ask("/")).text();
  for (const path of ["/create", "/library/job_1", "/settings/keys", "/sign-in"]) {
    expect(await (await ask(path)).text()).toBe(page);
  }
  const missing = await ask("/no-such-page");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: "Not found: /no-such-page" });
});

test("a page may run the service's own scripts alone, and be shown in no other page", async () => {
  const response = await ask("/create");
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toStartWith("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const inline = (await response.text()).match(/<script>(.*?)<\/script>/)?.[1] ?? "";
  const hash = new Bun.CryptoHasher("sha256").update(inline).digest("base64");
  expect(policy).toContain(`'sha256-${hash}'`);
});

test("assets are kept for ever under names that follow from what is in them", async () => {
  const paths = await assetsOf("/");
  expect(paths).toHaveLength(2);
  expect(await assetsOf("/library")).toEqual(paths);
  for (const path of paths) {
    const plain = await ask(path);
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const whole = await plain.bytes();
    const packed = await ask(path, { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(new Uint8Array(brotliDecompressSync(await packed.bytes()))).toEqual(whole);
    const older = await ask(path, { headers: { "accept-encoding": "br;q=0, gzip;q=0.5" } });
    expect(older.headers.get("content-encoding")).toBe("gzip");
    expect(Bun.gunzipSync(await older.arrayBuffer())).toEqual(whole);
  }
  const style = await (await ask(paths.find((path) => path.endsWith(".css")) ?? "")).text();
  const font = style.match(/url\((\/assets\/inter-latin-wght[^)]+)\)/)?.[1] ?? "";
  expect((await ask(font)).headers.get("content-type")).toBe("font/woff2");
  expect((await ask("/assets/..%2f..%2fpackage.json")).status).toBe(404);
});
