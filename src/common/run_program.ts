import { UserError } from "./user_error.ts";

/** Runs a program and exits. A {@linkcode UserError} is printed as one line, any other with its stack. */
export async function runProgram(main: () => Promise<void>): Promise<never> {
  try {
    await main();
    // Browsers and connection pools can keep the event loop alive after the work is done.
    process.exit();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
