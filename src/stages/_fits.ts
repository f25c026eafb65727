import type { Report, Slide, SlideFit } from "postloom/posts";
import type { DrawnSlide } from "./mend.ts";

/** How a slide was drawn, compared to what was given. */
export function fitOf({ slide, reports }: DrawnSlide, given: Slide | undefined): SlideFit {
  return { shortened: slide !== given, faults: reports.map(faultOf), leftOut: false };
}

function faultOf({ slide: _, ...fault }: Report): SlideFit["faults"][number] {
  return fault;
}
