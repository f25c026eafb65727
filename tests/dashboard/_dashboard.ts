import { afterAll, expect } from "bun:test";
import { tmpdir } from "node:os";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { cacheRoots } from "../../src/rendering/cached_folder.ts";
import { findChrome } from "../../src/rendering/chrome.ts";
import { startService } from "../support/service.ts";

/** Whatever takes longer will not come. */
const PATIENCE_MS = 90_000;

export const PASSWORD = "correct horse battery";

/** A window on the dashboard of a real service. */
export interface Visit extends AsyncDisposable {
  page: Page;
  /** Fails if the page had an error, or asked another host for anything. */
  expectNoTrouble(): void;
}

/** The whole service, with a worker unless it only serves, and a Chrome to visit its dashboard with. */
export async function dashboard(
  settings: Record<string, string> = {},
  options: { run?: "start" | "serve" } = {},
) {
  const service = await startService(settings, options);
  afterAll(() => service[Symbol.asyncDispose]());
  const { executable } = await findChrome({ executable: null, cacheRoots: cacheRoots(tmpdir()) });
  const browser = await chromium.launch({ executablePath: executable, args: ["--no-sandbox"] });
  afterAll(() => browser.close());

  async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ baseURL: service.url, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(error.message));
    page.on("console", (line) => {
      // A refusal that a page shows is no error of the page.
      const isRefusal = line.text().startsWith("Failed to load resource");
      if (line.type() === "error" && !isRefusal) troubles.push(line.text());
    });
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(service.url) || request.url().startsWith("data:");
      if (!isOwn) troubles.push(`Request to ${request.url()}`);
    });
    await page.goto(path);
    return {
      page,
      expectNoTrouble: () => expect(troubles).toEqual([]),
      [Symbol.asyncDispose]: () => context.close(),
    };
  }

  return { service, visit };
}

/** Makes an account by the page for it, and ends on the page for new posts. */
export async function signUp(page: Page, email: string): Promise<void> {
  const link = page.getByRole("link", { name: "Create an account" });
  // Nobody is asked to sign in to a service without accounts.
  await link.or(page.getByRole("heading", { name: "Create the first account" })).waitFor();
  if (await link.isVisible()) await link.click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "New post" }).waitFor();
}

/** Makes a key by the page for it, and gives it as it is shown once. */
export async function createKey(page: Page, name: string): Promise<string> {
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create key" }).click();
  const key = (await page.getByTestId("new-key").textContent()) ?? "";
  await page.getByRole("button", { name: "Done" }).click();
  return key;
}
