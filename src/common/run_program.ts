import { constants } from "node:os";
import { inspect } from "node:util";
import { StoppedError, UserError } from "./user_error.ts";

/** Runs a program and exits. A {@linkcode UserError} is printed as one line, any other with its stack. */
export async function runProgram(main: () => Promise<void>): Promise<never> {
  try {
    await main();
    // Browsers and connection pools can keep the event loop alive after the work is done.
    process.exit();
  } catch (error) {
    // Not by the console, which belongs to the log of a service.
    process.stderr.write(`${error instanceof UserError ? error.message : inspect(error)}\n`);
    process.exit(error instanceof StoppedError ? 128 + constants.signals[error.signal] : 1);
  }
}
