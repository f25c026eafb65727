import type { Log } from "../common/log.ts";
import { withFallback } from "../common/with_fallback.ts";
import { UnwritableDocumentError, type Writer } from "./writer.ts";

/**
 * Wraps a writer with a fallback for each text that it fails on. The next text goes to the writer
 * again: failures are mostly unusable answers to a single text.
 */
export function writerWithFallback(
  writer: Writer,
  fallback: Writer,
  { log }: { log: Log },
): Writer {
  const callWithFallback = withFallback(writer, fallback, {
    log,
    isFinal: (error) => error instanceof UnwritableDocumentError,
  });
  return {
    name: writer.name,
    write: (document, brief, options) =>
      callWithFallback((each) => each.write(document, brief, options), options.signal),
  };
}
