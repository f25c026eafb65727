import type { Log } from "../common/log.ts";
import { withFallback } from "../common/with_fallback.ts";
import { UnwritableDocumentError, type Writer } from "./writer.ts";

/**
 * Writes with a writer and, where it fails, with its fallback. The next text is the writer's again:
 * more often than not it is the answer to one text that cannot be used.
 */
export function writerWithFallback(
  writer: Writer,
  fallback: Writer,
  { log }: { log: Log },
): Writer {
  const withEither = withFallback(writer, fallback, {
    log,
    isFinal: (error) => error instanceof UnwritableDocumentError,
  });
  return {
    name: writer.name,
    write: (document, brief, options) =>
      withEither((one) => one.write(document, brief, options), options.signal),
  };
}
