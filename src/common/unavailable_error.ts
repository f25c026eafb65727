/** The parts of a service that can be down for a while. */
export type Part = "database" | "queue" | "store" | "disk" | "memory";

/**
 * Thrown when a part of the service is down, full or overloaded. Nobody's request is at fault: the
 * same one may succeed once the part is back.
 */
export class UnavailableError extends Error {
  override readonly name: string = "UnavailableError";
  readonly part: Part;

  constructor(part: Part, message: string, options?: ErrorOptions) {
    super(message, options);
    this.part = part;
  }
}
