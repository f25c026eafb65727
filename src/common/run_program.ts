import { UserError } from "./user_error.ts";

/** Runs a program to its end. What a person caused is told in a line, anything else with its stack. */
export async function runProgram(main: () => Promise<void>): Promise<never> {
  try {
    await main();
    // Browsers and pools may hold the loop open for a moment after the work is done.
    process.exit();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
