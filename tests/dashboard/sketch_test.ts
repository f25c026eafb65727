import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { checkPage } from "./_check_page.ts";
import { dashboard, signUp } from "./_dashboard.ts";

const { visit } = await dashboard({}, { run: "serve" });

const TEXT = `# The lighthouse has a new keeper

A heron has stood on the rail since March. It watches 12 ships a day, and has reported none.`;

/** Waits until the page that draws, in a frame of its own, shows words. */
async function untilDrawn(page: Page, words: string): Promise<void> {
  await page.frameLocator("iframe").locator("[data-text]", { hasText: words }).first().waitFor();
}

test("a text is drawn as it is typed, in the look that suits it or the one that is chosen", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "typist@example.com");
  await page.getByText("with a sample text").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);

  const field = page.getByRole("textbox", { name: "Text" });
  await field.pressSequentially("# The lighthouse has a new keeper", { delay: 5 });
  await untilDrawn(page, "new keeper");
  await page.getByText("A first draft of your text in").waitFor();
  await page.getByText("The text reads as").waitFor();

  await page.getByRole("radio", { name: "News" }).check({ force: true });
  await page.getByText("A first draft of your text in News").waitFor();
  await page.getByText("The text reads as").waitFor({ state: "detached" });

  await field.fill("");
  await page.getByText("News, with a sample text").waitFor();
  await page.locator(".live.drawn").waitFor({ state: "detached" });
  opened.expectNoTrouble();
});

test("a text that makes no post is told why, and a service that cannot answer leaves the page calm", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "calm@example.com");
  const field = page.getByRole("textbox", { name: "Text" });
  await field.fill("12 34 56 78 90");
  await page.getByText("only numbers").waitFor();

  await field.fill(TEXT);
  await untilDrawn(page, "new keeper");
  for (const status of [503, 429]) {
    let refused = 0;
    await page.route("**/api/v1/preview-text", (route) => {
      refused++;
      return route.fulfill({ status, json: { error: "Not now", statusCode: status } });
    });
    await field.press("End");
    await field.pressSequentially(` And ${status} fish.`);
    while (refused === 0) await page.waitForTimeout(20);
    expect(await page.getByRole("alert").count()).toBe(0);
    await untilDrawn(page, "new keeper");
    expect(await page.getByRole("button", { name: "Make the carousel" }).isEnabled()).toBe(true);
    await page.unroute("**/api/v1/preview-text");
  }
  await field.fill("# The ferry is late again\n\nIt waits for the night train.");
  await untilDrawn(page, "late again");
  opened.expectNoTrouble();
});

test("who types on is asked for once: what is not needed any more is cancelled", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "swift@example.com");
  const asked: string[] = [];
  let cancelled = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/preview-text")) asked.push(request.postDataJSON().text);
  });
  page.on("requestfailed", (request) => {
    if (request.url().endsWith("/preview-text")) cancelled++;
  });
  const field = page.getByRole("textbox", { name: "Text" });
  await field.pressSequentially("# A goat minds the traffic lights");
  await untilDrawn(page, "traffic lights");
  // Nothing is asked for in the midst of typing, unless a machine is so slow that it is a pause.
  expect(asked.at(-1)).toBe("# A goat minds the traffic lights");
  expect(asked.length).toBeLessThan(33);

  cancelled = 0;
  await page.route("**/api/v1/preview-text", async (route) => {
    if (route.request().postDataJSON().text.includes("slow")) return;
    await route.continue();
  });
  const slow = page.waitForRequest((request) => request.postData()?.includes("slow") === true);
  await field.fill("# A slow goat");
  await slow;
  await field.fill("# A goat retires");
  await untilDrawn(page, "goat retires");
  expect(cancelled).toBe(1);
});

test("on a phone the picture is small beside the button, and is made larger by a touch", async () => {
  await using opened = await visit("/", { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = opened;
  await signUp(page, "phone@example.com");
  await page.getByRole("textbox", { name: "Text" }).fill(TEXT);
  await untilDrawn(page, "new keeper");
  const live = page.locator(".live.drawn");
  await live.waitFor();
  const widthOf = async () => (await live.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeLessThan(80);
  const toggle = page.getByRole("button", { name: "Preview" });
  await toggle.tap();
  expect(await toggle.getAttribute("aria-expanded")).toBe("true");
  expect(await widthOf()).toBeGreaterThan(250);
  await page.getByText("A first draft of your text in").waitFor();
  await toggle.tap();
  expect(await widthOf()).toBeLessThan(80);
  await toggle.tap();
  await checkPage(page, "New post");
  opened.expectNoTrouble();
});

test("while a post is made its first slide is seen, and one that is cancelled starts over", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "waiting@example.com");
  await page.getByLabel("Text", { exact: true }).last().fill(TEXT);
  await page.getByText("Reel", { exact: true }).click();
  await page.getByRole("button", { name: "Make the reel" }).click();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  const phone = page.locator(".phone");
  await phone.frameLocator("iframe").locator("[data-canvas]").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("This post was cancelled").waitFor();
  await page.getByText("Started over, it is made from the beginning.").waitFor();
  await page.getByRole("button", { name: "Start over" }).waitFor();
  expect(await page.locator("[data-state=failed]").count()).toBe(0);
  opened.expectNoTrouble();
});

test("while a PDF is made a post of, its name is seen", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "source@example.com");
  await page.getByText("Reel", { exact: true }).click();
  await page.getByText("PDF", { exact: true }).first().click();
  await page.locator('input[type="file"]').first().setInputFiles("src/demo/sample.pdf");
  await page.getByRole("button", { name: "Make the reel" }).click();
  const source = page.locator(".phone .source");
  await source.getByText("sample.pdf").waitFor();
  opened.expectNoTrouble();
});

test("a post with a picture of one's own shows it while it is made", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, "picture@example.com");
  const colour = { width: 90, height: 60, channels: 3, background: "#3a7f5c" } as const;
  const buffer = await sharp({ create: colour }).png().toBuffer();
  await page
    .getByLabel("Picture files")
    .setInputFiles({ name: "hive.png", mimeType: "image/png", buffer });
  await page.getByRole("textbox", { name: "What hive.png shows" }).fill("A hive at dusk");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill(TEXT);
  await page.getByRole("button", { name: "Make the carousel" }).click();
  const phone = page.locator(".phone");
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  await page.locator(".phone .source").getByRole("img", { name: "A hive at dusk" }).waitFor();
  await phone
    .frameLocator("iframe")
    .locator("[data-text]", { hasText: "new keeper" })
    .first()
    .waitFor();
  opened.expectNoTrouble();
});
