import { Command } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { type AppOptions, prepareApp } from "../app/mod.ts";
import { UserError } from "../common/user_error.ts";
import { processTerminal } from "./_terminal.ts";
import { accountCommand, keyCommand } from "./accounts.ts";
import { demoCommand } from "./demo.ts";
import { doctorCommand } from "./doctor.ts";
import { generateCommand } from "./generate.ts";
import { serveCommand, startCommand, workCommand } from "./service.ts";

/** Runs one command of an app, and ends the process with it: 0 if it could do what it was asked. */
export async function runCommandLine(options: AppOptions, args: readonly string[]): Promise<never> {
  const terminal = processTerminal(options.env ?? process.env);
  const app = prepareApp(options);
  try {
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
      program.addCommand(await make(terminal, app));
    }
    await program.parseAsync(args, { from: "user" });
    // Browsers and pools may hold the loop open for a moment after the work is done.
    return process.exit();
  } catch (error) {
    terminal.say(describe(error));
    return process.exit(1);
  }
}

/** Errors of a person say what is wrong and what to do; a stack would only hide it. */
function describe(error: unknown): string {
  if (error instanceof UserError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}
