import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { JobCreatedResponse } from "../../src/server/creation/schemas.ts";
import { checkPage } from "./_check_page.ts";
import { dashboard, signUp } from "./_dashboard.ts";

const { service, visit } = await dashboard({ TEMPLATE_PREVIEWS: "false" });
const TEXT = `# The ferry that learned to wait

The night ferry now leaves when its last train has come. In March the harbour counted 41 evenings on which somebody missed it.

Since then the captain gets a message from the station. He may wait for up to twelve minutes.

The board wants to keep the rule for winter. It has asked the railway to send the message earlier.`;

/** Makes a post as a program does, and opens it. */
async function openCarousel(page: Page): Promise<void> {
  const data = { text: TEXT, format: "carousel", slideCount: 3, visualTemplate: "minimal" };
  const headers = { origin: service.url };
  const response = await page.request.post("/api/v1/process-text-async", { data, headers });
  const { jobId } = Value.Parse(JobCreatedResponse, await response.json()).data;
  await page.goto(`/library/${jobId}`);
  await page.getByRole("button", { name: "Copy caption" }).waitFor();
}

/** What is drawn live, in the frame of the slide that is edited. */
function livePicture(page: Page) {
  return page.frameLocator('iframe[title="The picture as it is drawn now"]');
}

/** A whole text on the picture. Fonts are loaded with another one beside it, which nobody sees. */
function textOn(page: Page, text: string) {
  return livePicture(page).locator("[data-text]").getByText(text, { exact: true });
}

/** Draws the changes, and waits for the page of the revision. */
async function draw(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByRole("button", { name: "Copy caption" }).waitFor();
}

async function download(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  const bytes = await Bun.file((await (await downloading).path()) ?? "").bytes();
  return new TextDecoder("latin1").decode(bytes.subarray(0, 4));
}

test("a word is changed on the picture and seen at once, drawn, undone, compared and downloaded", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "editor@example.com");
  const brand = { data: { handle: "harbour_news" }, headers: { origin: service.url } };
  expect((await page.request.put("/api/v1/brand", brand)).status()).toBe(200);
  await openCarousel(page);
  await page.locator(".phone-head").getByText("harbour_news").waitFor();
  const headline = page.getByRole("textbox", { name: "Headline" });
  // Who only looks loads nothing to edit with; where the picture is clicked first, that is kept until it is there.
  await page.waitForLoadState("networkidle");
  expect(await page.locator("iframe").count()).toBe(0);
  const stage = page.getByRole("region", { name: "Slides" });
  await stage.locator(".drawn-picture").waitFor();
  await stage.hover();
  const words = await page.getByRole("button", { name: "Edit headline" }).boundingBox();
  if (words === null) throw new Error("The headline cannot be seen");
  await page.reload();
  await stage.locator(".drawn-picture").waitFor();
  // The page is laid out as it was.
  await page.locator(".phone-head").getByText("harbour_news").waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>(".drawn-picture")?.complete === true,
  );
  await page.mouse.click(words.x + words.width / 2, words.y + words.height / 2);
  await headline.and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: "Edit headline" }).click();
  await page.keyboard.type("The ferry that waits");
  expect(await headline.inputValue()).toBe("The ferry that waits");
  await textOn(page, "The ferry that waits").waitFor();
  // What is not drawn yet outlives the page.
  await page.reload();
  await textOn(page, "The ferry that waits").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await headline.inputValue()).toBe("The ferry that");
  await page.getByRole("button", { name: "Redo" }).click();

  await headline.fill("It waits. ".repeat(60));
  await page.getByText("There is more text than fits").waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText("There is more text than fits").waitFor({ state: "detached" });
  await headline.fill("");
  await page.getByRole("textbox", { name: "Line below" }).fill("");
  await page.getByText("Must say something").waitFor();
  for (let times = 0; times < 2; times++) await page.keyboard.press("Control+z");
  await page.getByText("Must say something").waitFor({ state: "detached" });
  await draw(page);
  expect(await headline.inputValue()).toBe("The ferry that waits");
  await page.getByRole("link", { name: "The revision before" }).waitFor();

  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog");
  const pictures = dialog.getByRole("img");
  await dialog.getByText("Before", { exact: true }).waitFor();
  await pictures.nth(1).waitFor();
  const sources = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ src }) => src),
  );
  expect(new Set(sources).size).toBe(2);
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(await download(page, "Download as PDF")).toBe("%PDF");
  expect(await download(page, "Download all (ZIP)")).toStartWith("PK");
  // What was drawn can be undone too, and is then a change of its own.
  await page.getByRole("button", { name: "Undo" }).click();
  await textOn(page, "The ferry that").waitFor();
  await page.getByRole("button", { name: "Discard" }).click();
  await checkPage(page, /./);
  opened.expectNoTrouble();
});

test("slides get another look, another order and pictures of one's own, by the keyboard too", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "designer@example.com");
  await openCarousel(page);
  const live = livePicture(page);
  const slides = page.getByRole("button", { name: /^Slide \d: / });
  const second = await slides.nth(1).getAttribute("aria-label");
  await slides.nth(1).press("Alt+ArrowLeft");
  expect(await slides.nth(0).getAttribute("aria-label")).toBe(second?.replace("2", "1") ?? "");
  // The focus goes with what is moved: the same key moves it on, and the other one back.
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Alt+ArrowRight");
  expect(await slides.nth(2).getAttribute("aria-label")).toBe(second?.replace("2", "3") ?? "");
  for (let times = 0; times < 2; times++) await page.keyboard.press("Alt+ArrowLeft");
  expect(await slides.nth(0).getAttribute("aria-label")).toBe(second?.replace("2", "1") ?? "");
  await slides.nth(0).dragTo(slides.nth(1));
  expect(await slides.nth(1).getAttribute("aria-label")).toBe(second ?? "");
  await slides.nth(1).dragTo(slides.nth(0));
  await dragByFinger(page, slides.nth(0), slides.nth(2));
  expect(await slides.nth(2).getAttribute("aria-label")).toBe(second?.replace("2", "3") ?? "");

  await page.getByRole("radio", { name: "Look", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "Neon" }).check({ force: true });
  await live.locator("[data-canvas]").waitFor();
  await page.getByRole("radio", { name: "Arcade" }).check({ force: true });
  await page.getByRole("radio", { name: "Slide", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Choose a drawing" }).click();
  await page.getByLabel("Look for a drawing").fill("lighthouse ship");
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  const colour = { width: 90, height: 60, channels: 3, background: "#3a7f5c" } as const;
  const buffer = await sharp({ create: colour }).png().toBuffer();
  await slides.nth(0).click();
  const file = { name: "own.png", mimeType: "image/png", buffer };
  await page.getByLabel("Upload a picture").setInputFiles(file);
  await page.getByRole("textbox", { name: "What the picture shows" }).fill("A green field");
  await live.locator('img[src^="data:image/"]').first().waitFor();
  await draw(page);
  await page.getByText("Neon, Arcade").waitFor();
  expect(await slides.nth(2).getAttribute("aria-label")).toBe(second?.replace("2", "3") ?? "");
  const shown = page.getByRole("textbox", { name: "What the picture shows" });
  expect(await shown.inputValue()).toBe("A green field");

  await page.getByRole("button", { name: "Other wordings" }).focus();
  await page.keyboard.press("Enter");
  await page
    .getByText(/says nothing else/)
    .or(page.getByLabel("Other wordings"))
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Duplicate", exact: true }).press("Enter");
  await page.getByRole("link", { name: "The post that it was made of" }).waitFor();
  opened.expectNoTrouble();
});

test("what is edited in two windows is put together, and the library has the post once", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "windows@example.com");
  await openCarousel(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("textbox", { name: "Caption" }).fill("Two windows, one ferry.");
  await page.getByRole("textbox", { name: "Headline" }).fill("The first window");
  await draw(page);
  await other.getByRole("textbox", { name: "Line below" }).fill("The second window");
  await other.getByRole("button", { name: "Draw", exact: true }).click();
  await other.getByText("There is a later revision of this post").waitFor();
  await other.getByRole("button", { name: "Load again" }).click();
  await textOn(other, "The first window").waitFor();
  await textOn(other, "The second window").waitFor();
  const caption = other.getByRole("textbox", { name: "Caption" });
  expect(await caption.inputValue()).toBe("Two windows, one ferry.");
  await other.getByRole("button", { name: "Undo" }).click();
  expect(await caption.inputValue()).not.toBe("Two windows, one ferry.");
  await other.getByRole("button", { name: "Redo" }).click();
  await draw(other);

  const revisions = other.getByRole("navigation", { name: "Revisions" }).getByRole("link");
  expect(await revisions.count()).toBe(3);
  await other.getByRole("link", { name: "Library" }).first().click();
  await other.getByText("3 revisions").waitFor();
  const rows = other.getByRole("main").getByRole("listitem");
  expect(await rows.count()).toBe(1);
  await rows.getByRole("link").click();
  await revisions.last().click();
  await textOn(other, "The ferry that learned to wait").waitFor();
  await other.getByRole("button", { name: /^Delete / }).click();
  await other.getByText("Delete the post’s other 2 revisions as well").waitFor();
  const dialog = other.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await other.getByText("2 revisions").waitFor();
  await other.getByRole("button", { name: /^Delete / }).click();
  await dialog.getByText("Their older revisions are deleted as well.").waitFor();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await other.getByText("No posts yet").waitFor();
  opened.expectNoTrouble();
});

test("a post without a draft is shown in its own proportions, whatever its format draws", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "plain@example.com");
  await page.route("**/draft", (route) =>
    route.fulfill({ status: 409, json: { error: "It has none", code: "no_draft" } }),
  );
  const data = { text: TEXT, format: "image", platform: "tiktok", aspectRatio: "16:9" };
  const headers = { origin: service.url };
  const response = await page.request.post("/api/v1/process-text-async", { data, headers });
  const { jobId } = Value.Parse(JobCreatedResponse, await response.json()).data;
  await page.goto(`/library/${jobId}`);
  const picture = page.locator(".carousel img");
  await picture.waitFor();
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { objectFit } = getComputedStyle(image);
    return { objectFit, proportion: image.naturalWidth / image.naturalHeight };
  });
  expect(shown).toEqual({ objectFit: "contain", proportion: 16 / 9 });
  opened.expectNoTrouble();
});

test("a phone's finger turns the slides, and what is drawn is edited on from where it was", async () => {
  await using opened = await visit("/", {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const { page } = opened;
  await signUp(page, "phone@example.com");
  await openCarousel(page);
  const stage = page.getByRole("region", { name: "Slides" });
  await swipe(page, stage, -150);
  await stage.getByText("2/3").waitFor();
  await swipe(page, stage, 150);
  await stage.getByText("1/3").waitFor();
  await swipe(page, stage, 150);
  await swipe(page, stage, -20);
  await stage.getByText("1/3").waitFor();
  await swipe(page, stage, -150);
  await page.getByRole("textbox", { name: "Headline" }).fill("A captain who waits");
  // What stands below moves once the keyboard goes, and is pressed all the same.
  await tap(page, page.getByRole("button", { name: "Choose a drawing" }));
  await page.getByLabel("Look for a drawing").waitFor();
  await page.locator("label", { hasText: /^Look$/ }).click();
  await page.evaluate("scrollTo(0, 400)");
  await draw(page);
  await stage.getByText("2/3").waitFor();
  expect(await page.getByRole("radio", { name: "Look", exact: true }).isChecked()).toBe(true);
  expect(await page.evaluate<number>("scrollY")).toBeGreaterThan(300);
  // Where there is no room for all revisions, the one that is shown is in sight.
  await page.locator("label", { hasText: /^Slide$/ }).click();
  await page.getByRole("textbox", { name: "Headline" }).fill("A captain who waited");
  await draw(page);
  await page.setViewportSize({ width: 320, height: 844 });
  const revisions = page.getByRole("navigation", { name: "Revisions" }).getByRole("link");
  await revisions.last().click();
  await page.locator('.revisions [aria-current="page"]', { hasText: "Revision 1" }).waitFor();
  const { x = 0, width = 0 } = (await revisions.last().boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 844 });
  // A page that was come to from elsewhere begins at its beginning.
  await page.getByRole("link", { name: "Library" }).first().click();
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await stage.getByText("1/3").waitFor();
  expect(await page.evaluate<number>("scrollY")).toBe(0);
  opened.expectNoTrouble();
});

/** Taps where something is now, as a finger does that does not know what will move. */
async function tap(page: Page, on: Locator): Promise<void> {
  await on.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y } = await middleOf(on);
  await page.touchscreen.tap(x, y);
}

/** Draws a finger across the middle of something, and rests it there: Chrome takes no tap while a page is flung. */
async function swipe(page: Page, over: Locator, by: number): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(over);
  const chrome = await page.context().newCDPSession(page);
  const startedAt = Date.now() / 1000;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number, seconds: number) =>
    chrome.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x - by / 2 + share * by, y }],
      timestamp: startedAt + seconds,
    });
  await touch("touchStart", 0, 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share, share / 4);
  await touch("touchMove", 1, 0.5);
  await touch("touchEnd", 1, 0.6);
}

/** Rests a finger on something until it is taken up, and puts it elsewhere. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const chrome = await page.context().newCDPSession(page);
  await chrome.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  await page.locator(".strip .dragged").waitFor();
  await chrome.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [end] });
  await chrome.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
