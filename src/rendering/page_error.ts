import { LookError } from "./renderer.ts";

/** How Remotion says that a page was not ready in time, as on a machine that is busy. */
const WAITED_TOO_LONG = /delayRender\(\)|not cleared after/;

/** The error for what the code of a page threw, which waiting longer may mend or nothing does. */
export function thrownOnPage(message: string, cause?: unknown): Error {
  const options = cause === undefined ? {} : { cause };
  return WAITED_TOO_LONG.test(message)
    ? new Error(message, options)
    : new LookError(message, options);
}
