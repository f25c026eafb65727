import "../remotion/engine/fonts.ts";
import { registerRoot } from "remotion";
import { Root } from "./root.tsx";
registerRoot(Root);
