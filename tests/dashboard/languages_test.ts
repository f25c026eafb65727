import { expect, test } from "bun:test";
import { checkPage } from "./_check_page.ts";
import { dashboard, PASSWORD } from "./_dashboard.ts";

const { visit } = await dashboard({ TEMPLATE_PREVIEWS: "false" }, { run: "serve" });

/** The addresses of all scripts that the page has loaded. */
const SCRIPTS = `performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.endsWith(".js"))`;

test("who reads Arabic finds every page in it, mirrored", async () => {
  await using opened = await visit("/sign-up", { locale: "ar-EG" });
  const { page } = opened;
  await checkPage(page, "إنشاء حساب");
  await page.getByLabel("البريد الإلكتروني").fill("arabic@example.com");
  await page.getByLabel("كلمة المرور").fill(PASSWORD);
  await page.getByRole("button", { name: "إنشاء الحساب" }).click();
  await checkPage(page, "منشور جديد");

  const root = page.locator("html");
  expect(await root.getAttribute("lang")).toBe("ar-EG");
  expect(await root.getAttribute("dir")).toBe("rtl");
  const pages = await page.getByRole("navigation").boundingBox();
  const form = await page.getByRole("main").boundingBox();
  expect(pages?.x).toBeGreaterThan(form?.x ?? Number.POSITIVE_INFINITY);

  for (const [path, heading] of [
    ["/library", "المكتبة"],
    ["/settings/account", "كلمة المرور"],
  ] as const) {
    await page.goto(path);
    await checkPage(page, heading);
  }
  opened.expectNoTrouble();
});

test("a language is loaded once it is chosen, and remembered", async () => {
  await using opened = await visit("/sign-in", { locale: "en-GB" });
  const { page } = opened;
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  const scripts = () => page.evaluate<string[]>(SCRIPTS);
  const first = await scripts();
  expect(first).toHaveLength(1);
  await page.getByRole("combobox", { name: "Language" }).selectOption("日本語");
  await page.getByRole("heading", { name: "ログイン" }).waitFor();
  expect((await scripts()).length).toBeGreaterThan(first.length);
  expect(await page.locator("html").getAttribute("lang")).toBe("ja");

  await page.reload();
  await page.getByRole("heading", { name: "ログイン" }).waitFor();
  opened.expectNoTrouble();
});
