import { Command } from "commander";
import manifest from "../package.json" with { type: "json" };
import { CommandError, processTerminal } from "./commands/_terminal.ts";
import { accountCommand, keyCommand } from "./commands/accounts.ts";
import { demoCommand } from "./commands/demo.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { generateCommand } from "./commands/generate.ts";
import { serveCommand, startCommand, workCommand } from "./commands/service.ts";
import { InvalidRequestError } from "./jobs/invalid_request_error.ts";

const terminal = processTerminal();
const program = new Command("postloom")
  .description(manifest.description)
  .version(manifest.version)
  .showHelpAfterError();

for (const make of [
  startCommand,
  serveCommand,
  workCommand,
  generateCommand,
  demoCommand,
  accountCommand,
  keyCommand,
  doctorCommand,
]) {
  program.addCommand(await make(terminal));
}

try {
  await program.parseAsync();
  // Browsers and pools may hold the loop open for a moment after the work is done.
  process.exit();
} catch (error) {
  const expected = error instanceof Error && isForPeople(error);
  terminal.say(expected ? error.message : String(error instanceof Error ? error.stack : error));
  process.exit(1);
}

/** Errors of our own say what is wrong and what to do; a stack would only hide it. */
function isForPeople(error: Error): boolean {
  return (
    error instanceof CommandError ||
    error instanceof InvalidRequestError ||
    error.message.startsWith("Cannot ")
  );
}
