/** Structured log lines. A service is handed one; it never makes its own. */
export interface Log {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
  /** A log that adds the fields to each of its lines. */
  child(fields: object): Log;
}
