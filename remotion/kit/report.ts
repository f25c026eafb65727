import type { Report } from "../../src/posts/report.ts";

const REPORTED = "postloom:report";

/** Reports a fault through the page's console, which the renderer reads, and to the page itself. */
export function report(fault: Report): void {
  console.warn(`${REPORTED} ${JSON.stringify(fault)}`);
  dispatchEvent(new CustomEvent(REPORTED, { detail: fault }));
}

/** Listens to the faults that are reported in this page. */
export function onReport(listen: (fault: Report) => void): void {
  addEventListener(REPORTED, (event) => {
    if (event instanceof CustomEvent) listen(event.detail);
  });
}
