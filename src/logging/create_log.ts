import { pino } from "pino";
import pretty from "pino-pretty";
import { withoutJobIds } from "../common/job_reference.ts";
import type { Log } from "../common/log.ts";
import type { LogLevel } from "../config/mod.ts";
import { describeError } from "./describe_error.ts";

/**
 * Creates a logger on standard error, as standard output is for results. It writes JSON lines, or
 * coloured text to a terminal. No line has the id of a job, which opens its result: it is replaced by
 * its reference.
 */
export function createLog(level: LogLevel, { isTerminal }: { isTerminal: boolean }): Log {
  const target = isTerminal
    ? pretty({
        destination: 2,
        sync: true,
        singleLine: true,
        ignore: "pid,hostname",
        translateTime: "HH:MM:ss",
      })
    : pino.destination({ dest: 2, sync: true });
  const serializers = { error: describeError };
  // In every line, wherever it comes from: errors and paths have ids of jobs too.
  const hooks = { streamWrite: withoutJobIds };
  return wrap(pino({ level, base: { pid: process.pid }, serializers, hooks }, target));
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
