import { pino } from "pino";
import pretty from "pino-pretty";
import type { Log } from "../common/log.ts";
import type { LogLevel } from "../config/mod.ts";
import { describeError } from "./describe_error.ts";

/**
 * Creates a logger on standard error, as standard output is for results. It writes JSON lines, or
 * coloured text to a terminal.
 */
export function createLog(level: LogLevel, { isTerminal }: { isTerminal: boolean }): Log {
  const target = isTerminal
    ? pretty({ destination: 2, sync: true, ignore: "pid,hostname", translateTime: "HH:MM:ss" })
    : pino.destination({ dest: 2, sync: true });
  const serializers = { error: describeError };
  return wrap(pino({ level, base: { pid: process.pid }, serializers }, target));
}

function wrap(logger: pino.Logger): Log {
  return {
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
    child: (fields) => wrap(logger.child(fields)),
  };
}
