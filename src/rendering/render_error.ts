/**
 * Thrown when a post cannot be drawn: a template that throws, a browser or an encoder that cannot
 * be started or keeps dying. What the page itself said is in `cause`.
 */
export class RenderError extends Error {
  override readonly name = "RenderError";
}
