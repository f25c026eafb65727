import type { Log } from "../common/log.ts";

/**
 * A log that says nothing.
 *
 * @example
 * ```ts
 * const voice = createEspeakVoice({ log: silentLog });
 * ```
 */
export const silentLog: Log = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  child: () => silentLog,
};
