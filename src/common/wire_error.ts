import { UserError } from "./user_error.ts";

/** An error as it is sent from one process to another. */
export interface WireError {
  name: string;
  message: string;
  stack: string | undefined;
  /** What the system calls it, such as "ENOSPC"; undefined for any other. */
  code: string | undefined;
  /** Undefined if there is none. */
  cause: WireError | undefined;
}

/** Create errors of classes that somebody catches, by their names. */
export type ErrorMakers = Readonly<
  Record<string, (message: string, options: ErrorOptions) => Error>
>;

/** Causes deeper than this are left out, as they could lead in a circle. */
const MAX_DEPTH = 5;

/** Prepares what was thrown for another process. */
export function toWire(thrown: unknown, depth = 0): WireError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack, cause } = error;
  const hasCause = cause !== undefined && depth < MAX_DEPTH;
  return {
    name,
    message,
    stack,
    code: "code" in error && typeof error.code === "string" ? error.code : undefined,
    cause: hasCause ? toWire(cause, depth + 1) : undefined,
  };
}

/** Restores an error of another process, of its class if that is among `makers` or `UserError`. */
export function fromWire(wire: WireError, makers: ErrorMakers = {}): Error {
  const { name, message, stack, code, cause } = wire;
  const options = cause === undefined ? {} : { cause: fromWire(cause, makers) };
  const all: ErrorMakers = { UserError: makeUserError, ...makers };
  const error = Object.hasOwn(all, name) ? all[name]?.(message, options) : undefined;
  return Object.defineProperties(error ?? new Error(message, options), {
    ...(error === undefined ? { name: { value: name } } : {}),
    ...(code === undefined ? {} : { code: { value: code, enumerable: true } }),
    stack: { value: stack, configurable: true, writable: true },
  });
}

function makeUserError(message: string, options: ErrorOptions): Error {
  return new UserError(message, options);
}
