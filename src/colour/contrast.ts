import { wcagContrast } from "culori";

/** WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}
