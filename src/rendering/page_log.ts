import type { BrowserLog } from "@remotion/renderer";
import { Value } from "@sinclair/typebox/value";
import type { Log } from "../common/log.ts";
import { Report } from "../posts/report.ts";

const REPORT = "postloom:report ";

/** Hears what the pages of one render say. */
export interface PageLog {
  hear(line: BrowserLog): void;
  /** What went wrong on a page, in its own words, the last first. */
  problems(): string[];
}

/**
 * Hands on what pages report about their pictures, each once however many pages say it: to
 * `onReport`, or else to the log as warnings. Errors are kept for the case that the render fails.
 */
export function createPageLog(log: Log, onReport?: (report: Report) => void): PageLog {
  const heard = new Set<string>();
  const problems: string[] = [];
  return {
    hear({ type, text }) {
      if (heard.has(text)) return;
      heard.add(text);
      if (text.startsWith(REPORT)) {
        const report = readReport(text);
        if (onReport !== undefined && Value.Check(Report, report)) onReport(report);
        else log.warn("A picture is not as it should be", { report });
      } else if (type === "error") {
        problems.unshift(text);
        log.error("Error on a page", { text });
      } else {
        log.debug("Page", { type, text });
      }
    },
    problems: () => problems,
  };
}

function readReport(text: string): unknown {
  const json = text.slice(REPORT.length);
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
