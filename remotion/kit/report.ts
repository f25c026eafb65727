import type { Report } from "../../src/posts/report.ts";

const REPORTED = "postloom:report";

/** A fault, and where it is: undefined if it concerns the whole picture. */
export interface Reported {
  fault: Report;
  element: Element | undefined;
}

/** Reports a fault through the page's console, which the renderer reads, and to the page itself. */
export function report(fault: Report, element?: Element): void {
  console.warn(`${REPORTED} ${JSON.stringify(fault)}`);
  const detail: Reported = { fault, element };
  dispatchEvent(new CustomEvent(REPORTED, { detail }));
}

/** Listens to the faults that are reported in this page. Returns a function that ends that. */
export function onReport(listen: (reported: Reported) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listen(event.detail);
  };
  addEventListener(REPORTED, hear);
  return () => removeEventListener(REPORTED, hear);
}
