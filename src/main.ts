import { Command } from "commander";
import manifest from "../package.json" with { type: "json" };
import { processTerminal } from "./commands/_terminal.ts";
import { accountCommand, keyCommand } from "./commands/accounts.ts";
import { demoCommand } from "./commands/demo.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { generateCommand } from "./commands/generate.ts";
import { serveCommand, startCommand, workCommand } from "./commands/service.ts";
import { runProgram } from "./common/run_program.ts";

async function main(): Promise<void> {
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
  await program.parseAsync();
}

await runProgram(main);
