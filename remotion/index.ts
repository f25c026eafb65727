import "./fonts.ts";
import { registerRoot } from "remotion";
import type { Template } from "../src/rendering/template.ts";
import { createRoot } from "./root.tsx";

/** Registers the compositions with Remotion, to be drawn with these templates; once per page. */
export function registerPost(templates: Readonly<Record<string, Template>>): void {
  registerRoot(createRoot(templates));
}
