import type { Log } from "../common/log.ts";
import { type Config, type Environment, readConfig } from "../config/mod.ts";
import { createLog } from "../logging/create_log.ts";
import { divertConsole } from "../logging/divert_console.ts";

/** Input and output of commands: results go to standard output, everything else to standard error. */
export interface Terminal {
  readonly stderr: NodeJS.WriteStream;
  /** The raw environment. */
  readonly env: Environment;
  /** Reads and validates the settings. */
  readConfig(): Config;
  /** Reads standard input to its end. */
  readInput(): Promise<string>;
  /** Logger for services, at the configured level; from then on the console goes there too. */
  serviceLog(config: Config): Log;
  /** Logger for other commands: warnings and errors only. */
  quietLog(): Log;
  /** Writes a line of the result to standard output. */
  print(line: string): void;
  /** Writes a line for the user to standard error. */
  info(line: string): void;
}

/** The terminal of this process. */
export function processTerminal(env: Environment): Terminal {
  const isTerminal = process.stderr.isTTY === true;
  return {
    stderr: process.stderr,
    env,
    readConfig: () => readConfig(env),
    readInput: () => Bun.stdin.text(),
    serviceLog({ logLevel }) {
      const log = createLog(logLevel, { isTerminal });
      divertConsole(log);
      return log;
    },
    quietLog: () => createLog("warn", { isTerminal }),
    print: (line) => process.stdout.write(`${line}\n`),
    info: (line) => process.stderr.write(`${line}\n`),
  };
}
