/** Thrown by a controller to answer with an error: the message and the other members are for the client. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly body: { error: string };

  constructor(status: number, message: string, members: object = {}) {
    super(message);
    this.status = status;
    this.body = { ...members, error: message };
  }
}
