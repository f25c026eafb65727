import { Command } from "commander";
import manifest from "../../package.json" with { type: "json" };
import type { AppOptions } from "../app/app_options.ts";
import { type PreparedApp, prepareApp } from "../app/prepare_app.ts";
import { runProgram } from "../common/run_program.ts";
import { processEnvironment } from "../config/mod.ts";
import { processTerminal, type Terminal } from "./_terminal.ts";

type MakeCommand = (terminal: Terminal, app: PreparedApp) => Command | Promise<Command>;

/** The commands by name, each with what it needs, so that none waits for what only others load. */
const COMMANDS: Readonly<Record<string, () => Promise<MakeCommand>>> = {
  start: async () => (await import("./service.ts")).startCommand,
  serve: async () => (await import("./service.ts")).serveCommand,
  work: async () => (await import("./service.ts")).workCommand,
  generate: async () => (await import("./generate.ts")).generateCommand,
  redraw: async () => (await import("./redraw.ts")).redrawCommand,
  demo: async () => (await import("./demo.ts")).demoCommand,
  account: async () => (await import("./accounts.ts")).accountCommand,
  key: async () => (await import("./accounts.ts")).keyCommand,
  sweep: async () => (await import("./sweep.ts")).sweepCommand,
  doctor: async () => (await import("./doctor.ts")).doctorCommand,
};

/** Runs a command of an app and exits the process, with 0 if it succeeded. */
export async function runCommandLine(options: AppOptions, args: readonly string[]): Promise<never> {
  return await runProgram(async () => {
    const named = Object.keys(COMMANDS).filter((name) => name === args[0]);
    const program = await commandLine(options, named.length === 0 ? undefined : named);
    await program.parseAsync(args, { from: "user" });
  });
}

/** The commands of an app, none of which has run: all of them, or those of the given names. */
export async function commandLine(
  options: AppOptions,
  names: readonly string[] = Object.keys(COMMANDS),
): Promise<Command> {
  const terminal = processTerminal(options.env ?? processEnvironment());
  const app = prepareApp(options);
  const program = new Command("postloom")
    .description(manifest.description)
    .version(manifest.version)
    .showHelpAfterError();
  for (const name of names) {
    const make = await COMMANDS[name]?.();
    if (make !== undefined) program.addCommand(await make(terminal, app));
  }
  return program;
}
