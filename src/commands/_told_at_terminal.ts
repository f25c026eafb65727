import { UserError } from "../common/user_error.ts";
import { StageError } from "../pipeline/errors.ts";
import { LookError } from "../rendering/renderer.ts";

/**
 * An error of a chain as whoever ran a command is told it: without the stage where they can mend it. Whoever
 * has a look's file at hand is also told what it threw.
 */
export function toldAtTerminal(error: unknown): unknown {
  if (!(error instanceof StageError && error.cause instanceof UserError)) return error;
  const { cause } = error;
  if (!(cause.cause instanceof LookError)) return cause;
  // The lines below are those of the browser's bundle, which nobody wrote.
  const [thrown] = cause.cause.message.split("\n");
  return new UserError(`${cause.message}, or mend it. ${thrown}`, { cause });
}
