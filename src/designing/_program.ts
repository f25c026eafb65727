/** Runs a program to its end, and tells what went wrong in a line if that is for people to read. */
export async function runProgram(main: () => Promise<void>): Promise<never> {
  try {
    await main();
    // Browsers may hold the loop open for a moment after the work is done.
    process.exit();
  } catch (error) {
    const isForPeople = error instanceof Error && error.message.startsWith("Cannot ");
    console.error(isForPeople ? error.message : error);
    process.exit(1);
  }
}
