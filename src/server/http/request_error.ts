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

/** The body of an error response, with the status's default code unless `members` has one. */
export function errorBody(status: number, message: string, members: object = {}) {
  const code = CODES[status];
  return { error: message, ...(code === undefined ? {} : { code }), ...members };
}

/** Thrown by a controller to respond with an error; the message and the members are for the client. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly body: { error: string };
  readonly headers: Readonly<Record<string, string>> = {};

  constructor(status: number, message: string, members: object = {}) {
    super(message);
    this.status = status;
    this.body = errorBody(status, message, members);
  }
}

/** A 404 error. */
export function notFoundError(message: string): RequestError {
  return new RequestError(404, message, { success: false });
}

/** Truncates an id sent by a client for use in a message. */
export function shortened(id: string): string {
  return id.length > 100 ? `${id.slice(0, 100).toWellFormed()}…` : id;
}
