import { FatalError } from "postloom";
import { LookError, type Renderer } from "postloom/drivers";

/** A renderer for a stage: what a look itself throws is final, as it throws it again each time. */
export function withFinalLookErrors(
  renderer: Renderer,
): Pick<Renderer, "renderStills" | "renderScenes" | "renderReel"> {
  return {
    renderStills: (...args) => renderer.renderStills(...args).catch(refuse),
    renderScenes: (...args) => renderer.renderScenes(...args).catch(refuse),
    renderReel: (...args) => renderer.renderReel(...args).catch(refuse),
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof LookError)) throw error;
  // What a look says is for whoever wrote it, and stands in the log.
  throw new FatalError("Cannot draw the post as its look has a fault: choose another look", {
    code: "broken_look",
    cause: error,
  });
}
