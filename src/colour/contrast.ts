import { wcagContrast } from "culori";

/** The WCAG 2 contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}
