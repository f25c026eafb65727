import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "postloom";
import { options } from "../main.ts";

const MAIN = Bun.fileURLToPath(new URL("../main.ts", import.meta.url));
const dir = await mkdtemp(join(tmpdir(), "outside-"));
const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dir, LOG_LEVEL: "warn" };

type Server = Awaited<ReturnType<ReturnType<typeof createApp>["serve"]>>;
let server: Server;
beforeAll(async () => {
  server = await createApp({ ...options, env }).serve();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dir, { recursive: true, force: true });
});

test("the API's documentation has the format with its option, and the look", async () => {
  const text = JSON.stringify(await (await fetch(`${server.url}/docs/json`)).json());
  expect(text).toContain('"briefing"');
  expect(text).toContain("Room that is told when the post is ready");
  expect(text).toContain('"ticket"');
});

test("the dashboard offers the format and the look", async () => {
  const page = await (await fetch(server.url)).text();
  expect(page).toContain('"title":"Briefing"');
  expect(page).toContain('"room"');
  expect(page).toContain('"ticket"');
});

test("the command line knows the format, its option and the look, and makes a post with them", async () => {
  const help = await Bun.$`${process.execPath} ${MAIN} generate --help`.text();
  expect(help).toContain("--room");
  expect(help).toContain("briefing");
  const text = join(dir, "text.md");
  const out = join(dir, "out");
  await Bun.write(text, "# Bees dance\n\nA bee that has found flowers dances for the others.\n");
  const flags = ["--format", "briefing", "--visual-template", "ticket", "--max-duration", "15"];
  await Bun.$`${process.execPath} ${MAIN} generate ${text} ${flags} --out ${out}`.env(env).quiet();
  const post = await Bun.file(join(out, "post.json")).json();
  expect(post).toMatchObject({ format: "briefing", metadata: { visualTemplate: "ticket" } });
  expect(await Bun.file(join(out, "briefing.mp4")).exists()).toBe(true);
});
