import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { JobCreatedResponse } from "../../src/server/creation/schemas.ts";
import { WESTERN_WOFF2 } from "../support/fonts.ts";
import { checkPage } from "./_check_page.ts";
import { createKey, dashboard, PASSWORD, signUp } from "./_dashboard.ts";

const { service, visit } = await dashboard();
const TEXT =
  "Sleep looks like idleness, but the brain is hard at work. It sorts the day and keeps what matters. <b>Seven hours</b> are enough for most.";

/** Asks for an image as a program does. */
async function requestImage(key: string): Promise<Response> {
  return await fetch(`${service.url}/api/v1/process-text-async`, {
    method: "POST",
    headers: { "x-api-key": key, "content-type": "application/json" },
    body: JSON.stringify({ text: TEXT, format: "image" }),
  });
}

async function createImage(key: string): Promise<string> {
  const response = await requestImage(key);
  expect(response.status).toBe(202);
  const { data } = Value.Parse(JobCreatedResponse, await response.json());
  while ((await service.client.status(data.jobId)).status !== "completed") await Bun.sleep(50);
  return data.jobId;
}

test("an owner signs up, makes a key and a post with it, revokes the key and signs out", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "owner@example.com");

  const key = await createKey(page, "<b>laptop</b>");
  expect(key).toStartWith("postloom_");
  await page.getByText("<b>laptop</b>").first().waitFor();
  await page.getByText(`…${key.slice(-4)}`).waitFor();
  expect(await page.content()).not.toContain(key);
  await createImage(key);

  await page.getByRole("link", { name: "Library" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Image for Instagram" });
  await row.getByText("Done").waitFor();
  await row.getByRole("link").click();
  const picture = page.getByRole("img", { name: /Sleep/ });
  await picture.waitFor();
  const width = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBe(1080);

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByText("Used just now").waitFor();
  await page.getByRole("button", { name: /^Revoke/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("No keys yet").waitFor();
  const refused = await requestImage(key);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ error: "Invalid API key", statusCode: 401 });

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.goto("/library");
  await page.getByLabel("Email").fill("owner@example.com");
  await page.getByLabel("Password").fill("a wrong password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Wrong email or password").waitFor();
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Library" }).waitFor();
  opened.expectNoTrouble();
});

test("a text becomes a carousel before one's eyes, to be copied, downloaded and deleted", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  await using opened = await visit("/", { permissions });
  const { page } = opened;
  await signUp(page, "writer@example.com");
  await page.getByLabel("Text", { exact: true }).last().fill(TEXT);
  await page.getByText("Carousel", { exact: true }).click();
  // What is left out is PNG, and so is not offered twice.
  const fileFormats = page.getByRole("group", { name: "File format" }).getByRole("radio");
  expect(await fileFormats.count()).toBe(3);
  await page.getByRole("radio", { name: "2" }).check({ force: true });
  const listening = page.waitForRequest("**/events");
  await page.getByRole("button", { name: "Make the carousel" }).click();
  await listening;
  await page.getByText("Drawing the pictures").first().waitFor();

  await page.getByRole("button", { name: "Copy caption" }).click();
  await page.getByText("Copied").waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toContain("Sleep");
  expect(await page.getByLabel("Command").textContent()).toContain(
    JSON.stringify(TEXT).slice(1, -1),
  );
  await page.getByRole("button", { name: "Next slide" }).click();
  await page.getByText("2/2").waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all" }).click();
  const archive = await Bun.file((await (await downloading).path()) ?? "").bytes();
  expect(new TextDecoder().decode(archive.subarray(0, 2))).toBe("PK");

  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("No posts yet").waitFor();
  opened.expectNoTrouble();
});

/** Waits for an expression. Playwright's own way is refused by the page's policy. */
async function untilTrue(page: Page, expression: string): Promise<void> {
  while (!(await page.evaluate<boolean>(expression))) await page.waitForTimeout(100);
}

test("a finished reel is shared and its words copied from the header, and it is played from any place", async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  await using opened = await visit("/", { permissions, viewport: { width: 390, height: 844 } });
  const { page } = opened;
  // No system to share with is there.
  await page.addInitScript(
    "navigator.share = async (post) => { globalThis.shared = post }; navigator.canShare = () => true",
  );
  await page.reload();
  await signUp(page, "teller@example.com");
  await page
    .getByLabel("Text", { exact: true })
    .last()
    .fill("Seven hours of sleep are enough for most.");
  await page.getByText("Reel", { exact: true }).click();
  await page.getByRole("button", { name: "Make the reel" }).click();
  await page.setViewportSize({ width: 768, height: 844 });
  const told = await page.getByText("You can leave this page").boundingBox();
  expect(told?.width).toBeGreaterThan(300);
  await page.setViewportSize({ width: 390, height: 844 });
  const share = page.getByRole("button", { name: "Share" });
  await share.waitFor({ timeout: 300_000 });
  await share.click();
  await untilTrue(page, "globalThis.shared !== undefined");
  const shared = "shared.files.map(({ name, type, size }) => [name, type, size > 10_000])";
  expect(await page.evaluate<unknown>(shared)).toEqual([["reel.mp4", "video/mp4", true]]);
  const download = await page.getByRole("link", { name: "Download", exact: true }).boundingBox();
  expect(download?.y).toBeLessThan(400);
  await page.getByRole("button", { name: "Copy text" }).click();
  await page.getByText("Copied").waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toContain("Seven hours");

  const place = page.getByRole("slider", { name: "Position in the video" });
  await untilTrue(page, "document.querySelector('video').duration > 2");
  await place.fill("2");
  expect(await page.evaluate<number>("document.querySelector('video').currentTime")).toBe(2);
  await page.getByRole("button", { name: "Captions", exact: true }).click();
  await untilTrue(page, "document.querySelector('video').textTracks[0].cues?.length > 0");
  await page.getByRole("button", { name: "Mute" }).click();
  expect(await page.evaluate<boolean>("document.querySelector('video').muted")).toBe(true);
  await page.getByRole("link", { name: "captions.srt" }).waitFor();
  opened.expectNoTrouble();
});

test("pictures of one's own are uploaded as they are chosen, and refused where they cannot be used", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "pictures@example.com");
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel("Picture files").setInputFiles({ name, mimeType: "image/png", buffer });
  await choose("notes.png", Buffer.from("no picture at all"));
  await page.getByText("must be a PNG, a JPEG or a WebP").waitFor();
  const colour = { width: 90, height: 60, channels: 3, background: "#3a7f5c" } as const;
  const picture = await sharp({ create: colour }).png().toBuffer();
  for (const name of ["first.png", "second.png"]) {
    await choose(name, picture);
    await page.getByRole("img", { name }).waitFor();
  }
  await page.getByRole("button", { name: "Remove first.png" }).click();
  await page.getByRole("textbox", { name: "What second.png shows" }).fill("A hive at dusk");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Bees dance.");
  const [request] = await Promise.all([
    page.waitForRequest("**/process-text-async"),
    page.getByRole("button", { name: "Make the carousel" }).click(),
  ]);
  const image = { id: expect.stringMatching(/^upl_/), alt: "A hive at dusk" };
  expect(request.postDataJSON()).toMatchObject({ images: [image] });
  await page.getByRole("button", { name: "Copy caption" }).waitFor();
});

test("a voice is heard before it is chosen for a reel", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "voices@example.com");
  await page.getByText("Reel", { exact: true }).click();
  const select = page.getByLabel("Voice", { exact: true });
  await select.selectOption("espeak-fay");
  const hear = page.getByRole("button", { name: "Hear Fay" });
  const [sample] = await Promise.all([page.waitForResponse("**/media/voices/*"), hear.click()]);
  expect(sample.headers()["content-type"]).toBe("audio/wav");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Bees dance.");
  // Nobody needs the reel itself.
  await page.route("**/process-text-async", (route) => route.abort());
  const [request] = await Promise.all([
    page.waitForRequest("**/process-text-async"),
    page.getByRole("button", { name: "Make the reel" }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ format: "reel", voice: "espeak-fay" });
});

test("what cannot be read fails with its reason, and a lost connection or session is told", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "reader@example.com");
  await page.getByText("PDF", { exact: true }).click();
  await page.getByLabel("PDF file").setInputFiles({
    name: "<i>damaged</i> & 'odd'.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 and nothing else"),
  });
  await page.getByText("<i>damaged</i> & 'odd'.pdf").waitFor();
  await page.getByRole("button", { name: "Make the carousel" }).click();
  await page.getByText("This post could not be made").waitFor();
  await page.getByText("damaged").last().waitFor();

  await page.context().setOffline(true);
  await page.getByText("You are offline").waitFor();
  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByText("Postloom cannot be reached").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Minimal" }).waitFor();
  await page.goto("/library/job_00000000000000000000000000000000");
  await page.getByText("There is nothing here").waitFor();

  await page.context().clearCookies();
  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(new URL(page.url()).search).toBe("?next=%2Ftemplates");
  opened.expectNoTrouble();
});

test("a brand is set, keeps over a visit, tells what cannot be used, and is removed", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "brand@example.com");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Brand" }).click();
  const save = page.getByRole("button", { name: "Save" });
  await page.getByLabel("Name").fill("Halden <b>Coffee</b>");
  await page.getByLabel("Handle").fill("@halden");
  await page.getByRole("switch", { name: "Accent" }).check({ force: true });
  await page.getByLabel("Accent, hex code").fill("#E45");
  expect(await page.getByLabel("Accent, picker").inputValue()).toBe("#ee4455");
  await page.getByRole("switch", { name: "Background" }).check({ force: true });
  await page.getByLabel("Background, hex code").fill("#ee4456");
  await save.click();
  await page.getByText("must differ more from the background").waitFor();
  await page.getByLabel("Background, picker").fill("#102030");
  await save.click();
  await page.getByText("Saved.").waitFor();

  const logo = (name: string, buffer: Buffer) =>
    page.getByLabel("Logo file").setInputFiles({ name, mimeType: "image/png", buffer });
  await logo("logo.svg", Buffer.from("<svg/>"));
  await page.getByText("must be a PNG, a JPEG or a WebP").waitFor();
  const picture = { width: 300, height: 100, channels: 4 as const, background: "#ffd166" };
  await logo("logo.png", await sharp({ create: picture }).png().toBuffer());
  const shown = page.getByAltText("The logo on a light background");
  await shown.waitFor();
  const font = (buffer: Buffer) =>
    page
      .getByLabel("Font file")
      .setInputFiles({ name: "font.woff2", mimeType: "font/woff2", buffer });
  await font(Buffer.from("no font"));
  await page.getByText("must be a TTF, an OTF or a WOFF2").waitFor();
  await font(Buffer.from(WESTERN_WOFF2));
  await page.getByText("Fraunces", { exact: true }).waitFor();

  await page.reload();
  await shown.waitFor();
  await shown.evaluate((image: HTMLImageElement) => image.decode());
  expect(await page.getByLabel("Name").inputValue()).toBe("Halden <b>Coffee</b>");
  expect(await page.getByLabel("Handle").inputValue()).toBe("halden");
  expect(await page.getByLabel("Accent, hex code").inputValue()).toBe("#ee4455");
  expect(await page.getByLabel("Background, hex code").inputValue()).toBe("#102030");
  expect(await page.getByRole("switch", { name: "Text" }).isChecked()).toBe(false);
  expect(await save.isEnabled()).toBe(false);
  await checkPage(page, "Name and colours");

  await page.getByRole("link", { name: "Create" }).click();
  await page.getByText("in your brand’s colours").waitFor();
  await page.getByRole("radio", { name: "Minimal" }).check({ force: true });
  expect(await page.getByRole("radio", { name: "Your brand" }).isChecked()).toBe(true);

  await page.goBack();
  await page.getByRole("button", { name: "Remove brand" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("Drop a PNG").waitFor();
  await page.getByText("Each look's own").waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("");
  opened.expectNoTrouble();
});

test("an owner changes the password, and says where events go", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "careful@example.com");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Account" }).click();
  const change = page.getByRole("button", { name: "Change password" });
  const form = page.locator("form", { has: change });
  const current = form.getByLabel("Current password");
  await current.fill("not the password");
  await form.getByRole("button", { name: "Show password" }).first().click();
  expect(await current.getAttribute("type")).toBe("text");
  await form.getByRole("button", { name: "Show password" }).first().click();
  expect(await current.getAttribute("type")).toBe("password");
  await page.getByLabel("New password").fill("another long password");
  await change.click();
  await page.getByText("Wrong password").waitFor();
  await current.fill(PASSWORD);
  await change.click();
  await page.getByText("Changed.").waitFor();
  expect(await page.getByLabel("New password").inputValue()).toBe("");

  const address = page.getByLabel("Address");
  const save = page.getByRole("button", { name: "Save" });
  await address.fill("ftp://hooks.example.com");
  await save.click();
  await page.getByRole("alert").waitFor();
  await address.fill("https://hooks.example.com/postloom");
  await save.click();
  await page
    .getByRole("dialog")
    .getByText(/^whsec_/)
    .waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await page.reload();
  expect(await address.inputValue()).toBe("https://hooks.example.com/postloom");
  await page.getByRole("button", { name: "Send a test" }).click();
  await page.getByRole("list", { name: "Deliveries" }).getByText("webhook.test").waitFor();
  await page.getByRole("button", { name: "New secret" }).click();
  await page.getByRole("button", { name: "Make a new secret" }).click();
  await page.getByText(/^whsec_/).waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await checkPage(page, "Settings");
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove" }).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Sign out" }).last().click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  await page.getByLabel("Email").fill("careful@example.com");
  await page.getByLabel("Password").fill("another long password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  opened.expectNoTrouble();
});

test("an owner signs out everywhere, and deletes the account by its password and email", async () => {
  await using here = await visit("/");
  await using there = await visit("/");
  await signUp(here.page, "leaving@example.com");
  await there.page.getByLabel("Email").fill("leaving@example.com");
  const signIn = async ({ page }: typeof here) => {
    await page.getByLabel("Email").fill("leaving@example.com");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  await signIn(there);
  await there.page.getByRole("heading", { name: "New post" }).waitFor();
  const { page } = here;
  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await there.page.reload();
  await there.page.getByRole("heading", { name: "Sign in" }).waitFor();

  await signIn(here);
  await page.getByRole("button", { name: "Delete account" }).click();
  await checkPage(page, "Delete this account?");
  const dialog = page.getByRole("dialog");
  const remove = dialog.getByRole("button", { name: "Delete account" });
  await dialog.getByLabel("Password").fill("not the password");
  await dialog.getByLabel("Your email").fill("leaving@example.co");
  expect(await remove.isDisabled()).toBe(true);
  await dialog.getByLabel("Your email").fill("Leaving@example.com");
  await remove.click();
  await dialog.getByText("Wrong password").waitFor();
  await dialog.getByLabel("Password").fill(PASSWORD);
  await remove.click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await signIn(here);
  await page.getByText("Wrong email or password").waitFor();
  here.expectNoTrouble();
});

test("every page works for everyone, on a phone and on a desk, in light and in dark", async () => {
  await using opened = await visit("/", { colorScheme: "light" });
  const { page } = opened;
  await checkPage(page, "Sign in");
  await signUp(page, "everyone@example.com");
  const jobId = await createImage(await createKey(page, "check"));
  for (const [path, heading] of [
    ["/create", "New post"],
    ["/library", "Library"],
    [`/library/${jobId}`, /Sleep/],
    ["/templates", "Minimal"],
    ["/settings/keys", "Active keys"],
    ["/settings/brand", "Name and colours"],
    ["/settings/account", "Free plan"],
  ] as const) {
    await page.goto(path);
    await checkPage(page, heading);
  }
  opened.expectNoTrouble();
});

test("a post can be made with the keyboard alone", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "keyboard@example.com");
  const { keyboard } = page;
  // Some networks let no events through: progress then comes by asking.
  await page.route("**/events", (route) => route.abort());
  await page.reload();
  await page.getByRole("heading", { name: "New post" }).waitFor();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  for (const key of ["Tab", "Tab"]) await keyboard.press(key);
  await keyboard.type("Bees dance to tell each other where the flowers are.");
  // Past the text's file and the pictures.
  for (const key of ["Tab", "Tab", "Tab"]) await keyboard.press(key);
  await keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Make the image" }).waitFor();
  await keyboard.press("Tab");
  await keyboard.press("ArrowRight");
  expect(await page.getByRole("radio", { name: "TikTok" }).isChecked()).toBe(true);
  // Past the look, the wishes, the shape and the file format.
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Enter"]) await keyboard.press(key);
  await page.getByRole("button", { name: "Copy caption" }).waitFor();
  opened.expectNoTrouble();
});

test("a text file becomes the text, other files are refused before they are sent, and keys send the form", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "files@example.com");
  const open = (name: string, mimeType: string, text: string) =>
    page
      .getByLabel("Text or PDF file")
      .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await open("letter.docx", "application/msword", "no text");
  await page.getByText("“letter.docx” cannot be read").waitFor();
  await open("bees.png", "image/png", "a picture");
  await page.getByText("“bees.png” cannot be read").waitFor();
  await open("notes.md", "", "# Bees dance\n\nThey tell where the flowers are.");
  const field = page.getByRole("textbox", { name: "Text", exact: true });
  await page.getByText("46 characters").waitFor();
  expect(await field.inputValue()).toStartWith("# Bees dance");
  await page.getByText("cannot be read").waitFor({ state: "detached" });
  await field.fill("");
  await page.getByRole("button", { name: "Use a sample text" }).click();
  expect((await field.inputValue()).length).toBeGreaterThan(500);
  const [request] = await Promise.all([
    page.waitForRequest("**/process-text-async"),
    field.press("Control+Enter"),
  ]);
  expect(request.postDataJSON()).toMatchObject({ format: "carousel" });
  opened.expectNoTrouble();
});

test("posts are searched, shown as a grid, selected, downloaded and deleted, as the address says", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "librarian@example.com");
  const key = await createKey(page, "library");
  await createImage(key);
  await createImage(key);
  await page.goto("/library?view=grid");
  const boxes = page.getByRole("checkbox", { name: /^Select .*Sleep/ });
  await boxes.nth(1).waitFor();
  const thumbnail = page.locator(".job-row img").first();
  expect(
    await thumbnail.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    ),
  ).toBe(360);
  await checkPage(page, "Library");
  await page.getByLabel("Search").fill("no such words");
  await page.getByText("Nothing matches").waitFor();
  expect(new URL(page.url()).search).toBe("?view=grid&search=no+such+words");
  await page.reload();
  await page.getByText("Nothing matches").waitFor();
  // However busy the page is, what it was about to search for does not come back.
  await page.getByRole("link", { name: "Show all posts" }).evaluate((link: HTMLElement) => {
    link.click();
    const end = performance.now() + 500;
    while (performance.now() < end);
  });
  await boxes.first().check();
  await page.getByRole("button", { name: "Select all shown" }).click();
  await page.getByText("2 selected").waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toBe("posts.zip");
  await page.locator(".selected").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("No posts yet").waitFor();
  opened.expectNoTrouble();
});

test("nobody is asked to sign in to a service without accounts, not even for a moment", async () => {
  await using opened = await visit("about:blank");
  const { page } = opened;
  const { promise: answer, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/account/sign-up", async (route) => {
    await answer;
    const data = { mode: "open", isFirst: true, sendsMail: false };
    await route.fulfill({ json: { success: true, data } });
  });
  const asked = page.waitForRequest("**/api/account/sign-up");
  await page.goto("/");
  await asked;
  await page.getByText("A finished post").waitFor();
  expect(await page.getByRole("heading").count()).toBe(0);
  goOn();
  await page.getByRole("heading", { name: "Create the first account" }).waitFor();
  opened.expectNoTrouble();
});
