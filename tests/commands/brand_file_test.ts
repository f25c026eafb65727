import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readBrandFile } from "../../src/commands/_brand_file.ts";
import { InvalidRequestError, UserError } from "../../src/common/user_error.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { EUROPEAN_TTF } from "../support/fonts.ts";

const dir = await mkdtemp(join(tmpdir(), "postloom-brand-"));
afterAll(() => rm(dir, { recursive: true }));
const store = createDiskStore({ dir: join(dir, "objects") });
const MAIN = Bun.fileURLToPath(new URL("../../src/main.ts", import.meta.url));

async function write(name: string, content: unknown): Promise<string> {
  const path = join(dir, name);
  await Bun.write(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const picture = { width: 120, height: 40, channels: 4 as const, background: "#ffffff" };
await Bun.write(join(dir, "art/logo.png"), await sharp({ create: picture }).png().toBuffer());

await Bun.write(join(dir, "art/headlines.ttf"), EUROPEAN_TTF);

test("a brand's file is checked as a request is, and its logo is beside it", async () => {
  const path = await write("art/brand.json", {
    name: "Halden",
    handle: "@halden",
    colours: { accent: "#E45" },
    logo: "logo.png",
    font: "headlines.ttf",
  });
  const brand = await readBrandFile(path, store);
  expect(brand).toEqual({
    name: "Halden",
    handle: "halden",
    colours: { accent: "#ee4455", background: null, ink: null },
    logo: { objectKey: expect.any(String), width: 120, height: 40, ink: null },
    font: expect.objectContaining({ family: "Liberation Sans" }),
  });
  expect(await store.head(brand.logo?.objectKey ?? "")).toMatchObject({ contentType: "image/png" });
  expect(await readBrandFile(await write("name.json", { name: "Halden" }), store)).toMatchObject({
    name: "Halden",
    logo: null,
    font: null,
  });
});

test("a brand's file that cannot be used says why", async () => {
  await write("logo.svg", "<svg/>");
  const wrong: [string, typeof UserError | typeof InvalidRequestError, string][] = [
    [join(dir, "none.json"), UserError, "Cannot find the file"],
    [await write("broken.json", "{"), UserError, "it is no JSON"],
    [await write("list.json", []), UserError, "it must be a JSON object"],
    [await write("logo.json", { logo: "none.png" }), UserError, "Cannot find the logo"],
    [await write("path.json", { logo: 7 }), InvalidRequestError, "Invalid logo: must be a path"],
    [
      await write("kind.json", { logo: "logo.svg" }),
      InvalidRequestError,
      "Invalid logo: must be a PNG, a JPEG or a WebP",
    ],
    [await write("handle.json", { handle: "a b" }), InvalidRequestError, "Invalid handle"],
  ];
  for (const [path, kind, message] of wrong) {
    const reading = readBrandFile(path, store);
    await expect(reading, path).rejects.toThrow(kind);
    await expect(reading).rejects.toThrow(message);
  }
});

test("generate --brand draws in the brand's colours", async () => {
  const brand = await write("dark.json", {
    handle: "halden",
    colours: { accent: "#ffd166", background: "#102a43", ink: "#ffffff" },
    logo: "art/logo.png",
  });
  const source = await write("text.md", "# Bees dance\n\nThey tell each other where flowers are.");
  const out = join(dir, "out");
  const look = ["--format", "image", "--visual-template", "minimal"];
  await Bun.$`bun ${MAIN} generate ${source} ${look} --out ${out} --brand ${brand}`.quiet();
  const { dominant } = await sharp(join(out, "image.png")).stats();
  // Colours are counted in steps of 16.
  expect(Math.abs(dominant.r - 0x10)).toBeLessThan(16);
  expect(Math.abs(dominant.g - 0x2a)).toBeLessThan(16);
  expect(Math.abs(dominant.b - 0x43)).toBeLessThan(16);
});
