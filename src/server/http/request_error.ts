import type { FieldProblem } from "../../common/user_error.ts";

/** Default error code of each status. */
const CODES: Readonly<Record<number, string>> = {
  400: "invalid_request",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  408: "request_timeout",
  409: "conflict",
  413: "payload_too_large",
  429: "rate_limited",
  500: "internal",
  503: "unavailable",
};

/** The members of an error's body that its status does not imply. */
export interface ErrorMembers {
  /** Instead of the status's default. */
  code?: string;
  /** What is wrong with each field. */
  details?: readonly FieldProblem[] | undefined;
}

/** The body of every error response. */
export interface ErrorBody extends ErrorMembers {
  success: false;
  error: string;
  statusCode: number;
}

/** The body of an error response, with the status's default code unless `members` has one. */
export function errorBody(
  statusCode: number,
  error: string,
  { code = CODES[statusCode], details }: ErrorMembers = {},
): ErrorBody {
  return {
    success: false,
    error,
    ...(code === undefined ? {} : { code }),
    statusCode,
    ...(details === undefined ? {} : { details }),
  };
}

/** Thrown by a controller to respond with an error; the message and the members are for the client. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>> = {};

  constructor(status: number, message: string, members: ErrorMembers = {}) {
    super(message);
    this.status = status;
    this.body = errorBody(status, message, members);
  }
}

/** A 404 error. */
export function notFoundError(message: string): RequestError {
  return new RequestError(404, message);
}

/** Truncates an id sent by a client for use in a message. */
export function shortened(id: string): string {
  return id.length > 100 ? `${id.slice(0, 100).toWellFormed()}…` : id;
}
