import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Draft } from "../../src/posts/draft.ts";

const dir = await mkdtemp(join(tmpdir(), "postloom-redraw-"));
afterAll(() => rm(dir, { recursive: true }));
const MAIN = Bun.fileURLToPath(new URL("../../src/main.ts", import.meta.url));

async function postloom(...args: string[]) {
  const child = Bun.spawn([process.execPath, MAIN, ...args], {
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, output, errors };
}

async function digests(folder: string): Promise<(number | bigint)[]> {
  const files = ["slide-1.png", "slide-2.png"].map((name) => Bun.file(join(folder, name)).bytes());
  return (await Promise.all(files)).map((bytes) => Bun.hash(bytes));
}

test("a draft that was edited is drawn again, only what changed; a wrong one changes nothing", async () => {
  const text = join(dir, "text.md");
  await Bun.write(
    text,
    "# Bees dance\n\nThe angle of the dance tells the way. Others count along.",
  );
  const out = join(dir, "out");
  const generated = ["--format", "carousel", "--slide-count", "2", "--visual-template", "minimal"];
  const wrong = ["--format", "carousel", "--slide-count", "9", "--platform", "myspace"];
  const wrongly = await postloom("generate", text, "--out", out, ...wrong);
  expect(wrongly.errors.trim().split("\n")).toEqual([
    expect.stringMatching(/^Invalid --platform: must be instagram, /),
    "Invalid --slide-count: must be an integer from 1 to 5",
  ]);
  const made = await postloom("generate", text, "--out", out, ...generated);
  expect(made.code).toBe(0);
  expect(made.errors).toMatch(/^Look: minimal, \w+$/m);
  const [cover, point] = await digests(out);
  const path = join(out, "draft.json");
  const draft: Draft = await Bun.file(path).json();
  expect(draft.order).toEqual(["s1", "s2"]);
  const edited = { ...draft.slides.s2, headline: "They count along" };
  await Bun.write(path, JSON.stringify({ ...draft, slides: { ...draft.slides, s2: edited } }));
  const redrawn = await postloom("redraw", path, "--out", out);
  expect(redrawn.errors).toContain("Drawn anew: slide-2.png");
  expect(redrawn.code).toBe(0);
  const after = await digests(out);
  expect(after[0]).toBe(cover ?? 0);
  expect(after[1]).not.toBe(point ?? 0);
  await Bun.write(path, JSON.stringify({ ...draft, order: ["s1"] }));
  const refused = await postloom("redraw", path, "--out", out);
  expect(refused).toMatchObject({
    code: 1,
    errors: 'Invalid order: must have the slide "s2"\n',
  });
  expect(await digests(out)).toEqual(after);
}, 60_000);
