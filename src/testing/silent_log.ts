import type { Log } from "../common/log.ts";

/** A log that says nothing. */
export const silentLog: Log = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  child: () => silentLog,
};
