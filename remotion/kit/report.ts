import type { Report } from "../../src/posts/report.ts";

/** Reports a fault through the page's console, which the renderer reads. */
export function report(fault: Report): void {
  console.warn(`postloom:report ${JSON.stringify(fault)}`);
}
