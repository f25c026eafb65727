import { UserError } from "../common/user_error.ts";
import { UnreadableDocumentError } from "../documents/pdf.ts";
import { UnwritableDocumentError, WriterError } from "../writing/writer.ts";

/** An error as it is sent from one process to another. */
export interface WireError {
  name: string;
  message: string;
  stack: string | undefined;
  /** Undefined if there is none. */
  cause: WireError | undefined;
}

/** Causes deeper than this are left out, as they could lead in a circle. */
const MAX_DEPTH = 5;

/** Prepares what was thrown for another process. */
export function toWire(thrown: unknown, depth = 0): WireError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack, cause } = error;
  const hasCause = cause !== undefined && depth < MAX_DEPTH;
  return { name, message, stack, cause: hasCause ? toWire(cause, depth + 1) : undefined };
}

/** Restores an error of another process, of its class if somebody catches that. */
export function fromWire({ name, message, stack, cause }: WireError): Error {
  const options = cause === undefined ? {} : { cause: fromWire(cause) };
  const error = create(name, message, options);
  Object.defineProperty(error, "stack", { value: stack, configurable: true, writable: true });
  return error;
}

function create(name: string, message: string, options: ErrorOptions): Error {
  switch (name) {
    case "UnreadableDocumentError":
      return new UnreadableDocumentError(message, options);
    case "UnwritableDocumentError":
      return new UnwritableDocumentError();
    case "WriterError":
      return new WriterError(message, options);
    case "UserError":
      return new UserError(message, options);
    default:
      return Object.defineProperty(new Error(message, options), "name", { value: name });
  }
}
