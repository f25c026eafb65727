import type { BrowserLog } from "@remotion/renderer";
import { Value } from "@sinclair/typebox/value";
import { isRecord } from "../common/is_record.ts";
import type { Log } from "../common/log.ts";
import { Report } from "../posts/report.ts";

const REPORT = "postloom:report ";

/** Collects the console output of one render's pages. */
export interface PageLog {
  onLog(line: Pick<BrowserLog, "type" | "text">): void;
  /** Error lines, newest first. */
  errors(): string[];
}

/**
 * Passes each distinct report from the pages to `onReport`, or logs it as a warning if there is no
 * `onReport`. Errors are kept to explain a failed render.
 */
export function createPageLog(log: Log, onReport?: (report: Report) => void): PageLog {
  const seen = new Set<string>();
  const errors: string[] = [];
  return {
    onLog({ type, text }) {
      if (seen.has(text)) return;
      seen.add(text);
      if (text.startsWith(REPORT)) {
        const report = parseReport(text);
        if (onReport !== undefined && Value.Check(Report, report)) onReport(report);
        else log.warn("A picture has faults", { kind: kindOf(report) });
      } else if (type === "error") {
        errors.unshift(text);
        log.error("Error on a page", { text });
      } else {
        log.debug("Page", { type, text });
      }
    },
    errors: () => errors,
  };
}

/** A report's text is the client's. */
function kindOf(report: unknown): unknown {
  return isRecord(report) ? report.kind : undefined;
}

function parseReport(text: string): unknown {
  const json = text.slice(REPORT.length);
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
