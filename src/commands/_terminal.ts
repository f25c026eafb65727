import type { Log } from "../common/log.ts";
import { type Config, type Environment, readConfig } from "../config/mod.ts";
import { createLog } from "../logging/create_log.ts";

/** What commands talk to: results go to standard output, everything else to standard error. */
export interface Terminal {
  readonly stderr: NodeJS.WriteStream;
  /** Where settings come from, as it is. */
  readonly env: Environment;
  /** The settings, all of them checked. */
  readConfig(): Config;
  /** Everything that standard input has to say. */
  readInput(): Promise<string>;
  /** For services: everything that the settings ask for. */
  serviceLog(config: Config): Log;
  /** For commands that end: warnings and errors only. */
  quietLog(): Log;
  /** A line of the result. */
  print(line: string): void;
  /** A line for the person who watches. */
  say(line: string): void;
}

/** The terminal of this process. */
export function processTerminal(env: Environment): Terminal {
  const isTerminal = process.stderr.isTTY === true;
  return {
    stderr: process.stderr,
    env,
    readConfig: () => readConfig(env),
    readInput: () => Bun.stdin.text(),
    serviceLog: ({ logLevel }) => createLog(logLevel, { isTerminal }),
    quietLog: () => createLog("warn", { isTerminal }),
    print: (line) => process.stdout.write(`${line}\n`),
    say: (line) => process.stderr.write(`${line}\n`),
  };
}
