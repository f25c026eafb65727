import { ErrorWithStackFrame, RenderInternals } from "@remotion/renderer";
import { LookError } from "./renderer.ts";

/** How Remotion says that a page was not ready in time, as on a machine that is busy. */
const WAITED_TOO_LONG = /delayRender\(\)|not cleared after/;

/** What went wrong while Remotion drew a page: a {@linkcode LookError} if the page's own code threw. */
export function pageErrorOf(error: unknown): unknown {
  const isThrown =
    error instanceof ErrorWithStackFrame || error instanceof RenderInternals.SymbolicateableError;
  return isThrown ? thrownOnPage(error.message, error) : error;
}

/** The error for what the code of a page threw, which waiting longer may mend or nothing does. */
export function thrownOnPage(message: string, cause?: unknown): Error {
  const options = cause === undefined ? {} : { cause };
  return WAITED_TOO_LONG.test(message)
    ? new Error(message, options)
    : new LookError(message, options);
}
