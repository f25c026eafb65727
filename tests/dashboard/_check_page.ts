import { expect } from "bun:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const AXE = await Bun.file(Bun.fileURLToPath(import.meta.resolve("axe-core/axe.min.js"))).text();

/** Looks for what axe calls wrong, and for what is wider than the window. */
export async function checkPage(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole("heading", { name: heading }).first().waitFor();
  await page.evaluate(AXE);
  for (const [width, colorScheme] of [
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await page.evaluate<AxeResults>("axe.run()");
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect({ url: page.url(), width, colorScheme, found }).toMatchObject({ found: [] });
    const wideness = "document.documentElement.scrollWidth - innerWidth";
    const excess = Math.max(0, await page.evaluate<number>(wideness));
    expect({ url: page.url(), width, excess }).toMatchObject({ excess: 0 });
  }
}
