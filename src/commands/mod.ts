import { Command } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { type AppOptions, prepareApp } from "../app/mod.ts";
import { runProgram } from "../common/run_program.ts";
import { processEnvironment } from "../config/mod.ts";
import { processTerminal } from "./_terminal.ts";
import { accountCommand, keyCommand } from "./accounts.ts";
import { demoCommand } from "./demo.ts";
import { doctorCommand } from "./doctor.ts";
import { generateCommand } from "./generate.ts";
import { serveCommand, startCommand, workCommand } from "./service.ts";
import { sweepCommand } from "./sweep.ts";

/** Runs a command of an app and exits the process, with 0 if it succeeded. */
export async function runCommandLine(options: AppOptions, args: readonly string[]): Promise<never> {
  return await runProgram(async () => {
    const program = await commandLine(options);
    await program.parseAsync(args, { from: "user" });
  });
}

/** The commands of an app, none of which has run. */
export async function commandLine(options: AppOptions): Promise<Command> {
  const terminal = processTerminal(options.env ?? processEnvironment());
  const app = prepareApp(options);
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
    sweepCommand,
    doctorCommand,
  ]) {
    program.addCommand(await make(terminal, app));
  }
  return program;
}
