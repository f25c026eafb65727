import type { Log } from "postloom";
import { silentLog } from "postloom/testing";

/** A line of a {@linkcode keptLog}. */
interface Line {
  level: "info" | "warn";
  message: string;
  fields: object | undefined;
}

/** A log that keeps what a stage tells and what it warns of. */
export function keptLog(): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  const keep = (level: Line["level"]) => (message: string, fields?: object) => {
    lines.push({ level, message, fields });
  };
  return { log: { ...silentLog, info: keep("info"), warn: keep("warn") }, lines };
}
