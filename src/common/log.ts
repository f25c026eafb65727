/** A structured logger. Services are given one and never create their own. */
export interface Log {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
  /** A logger that adds these fields to every line. */
  child(fields: object): Log;
}
