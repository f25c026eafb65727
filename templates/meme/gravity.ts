import { type SlideProps, useScene } from "postloom/kit";
import { createContext, useContext } from "react";

/** Drawings of what people pray in, at which nobody laughs. */
const SACRED: ReadonlySet<string> = new Set(["church", "hindu-temple", "mosque", "synagogue"]);

/** True for a drawing of what is sacred to somebody. */
export function isSacred(drawing: string | undefined): boolean {
  return drawing !== undefined && SACRED.has(drawing);
}

/** True for a slide on which nobody makes faces, as people died or what it is about is sacred. */
export function isSolemn({ slide, tone }: Pick<SlideProps, "slide" | "tone">): boolean {
  return tone === "grave" || isSacred(slide.drawing?.name);
}

const SolemnContext = createContext(false);

/** Tells the components inside it whether their slide is solemn. */
export const SolemnProvider = SolemnContext.Provider;

/** True where nobody makes faces, jumps or looks on. */
export function useIsGrave(): boolean {
  const isGrave = useScene().tone === "grave";
  return useContext(SolemnContext) || isGrave;
}
