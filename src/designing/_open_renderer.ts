import { readConfig } from "../config/mod.ts";
import { createLog } from "../logging/create_log.ts";
import {
  createRemotionRenderer,
  type RemotionRendererOptions,
} from "../rendering/remotion_renderer.ts";
import type { Renderer } from "../rendering/renderer.ts";

/** A renderer of looks for a command, which warns on standard error. To be closed. */
export function openRenderer(
  looks: Pick<RemotionRendererOptions, "templates" | "templateFiles">,
): Renderer {
  const { browserExecutable, dataDir, env } = readConfig();
  const log = createLog("warn", { isTerminal: process.stderr.isTTY === true });
  return createRemotionRenderer({ ...looks, dataDir, browserExecutable, env, log });
}
