import { UserError } from "./user_error.ts";
import { withCauses } from "./with_causes.ts";

/** The parts of a service that can be down for a while. */
export type Part = "database" | "queue" | "store" | "disk" | "memory";

/**
 * Thrown when a part of the service is down, full, overloaded or wrongly set up. Nobody's request is
 * at fault: the same one may succeed once the part is back. The message is for the operator.
 */
export class UnavailableError extends UserError {
  override readonly name: string = "UnavailableError";
  readonly part: Part;

  constructor(part: Part, message: string, options?: ErrorOptions) {
    super(message, options);
    this.part = part;
  }
}

/** The {@linkcode UnavailableError} that an error is, or was caused by. */
export function findUnavailable(error: unknown): UnavailableError | undefined {
  return withCauses(error).find((one) => one instanceof UnavailableError);
}
