import type { Report } from "../../src/posts/report.ts";

/** Says it on the page's console, where the renderer listens. */
export function report(about: Report): void {
  console.warn(`postloom:report ${JSON.stringify(about)}`);
}
