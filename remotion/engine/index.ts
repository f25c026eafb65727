import "./fonts.ts";
import { registerRoot } from "remotion";
import type { ReactTemplate } from "../kit/define_template.ts";
import { installPlates } from "./plates.ts";
import { createRoot } from "./root.tsx";

/** Registers the compositions and templates with Remotion. Call once per page. */
export function registerPost(templates: Readonly<Record<string, ReactTemplate>>): void {
  installPlates();
  registerRoot(createRoot(templates));
}
