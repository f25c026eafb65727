import type { Report } from "../../src/posts/report.ts";

/** The event by which the Studio hears of a fault, to mark its place. */
export const FAULT_EVENT = "postloom:fault";

/** What the Studio is told of a fault. */
export interface FaultEventDetail {
  fault: Report;
  /** Where it is; undefined if it concerns the whole picture. */
  element: Element | undefined;
}

/** Reports a fault through the page's console, which the renderer reads. */
export function report(fault: Report, element?: Element): void {
  console.warn(`postloom:report ${JSON.stringify(fault)}`);
  const detail: FaultEventDetail = { fault, element };
  dispatchEvent(new CustomEvent(FAULT_EVENT, { detail }));
}
