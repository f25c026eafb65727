import type { BrowserLog } from "@remotion/renderer";
import type { Log } from "../log.ts";

const REPORT = "postloom:report ";

/** Hears what the pages of one render say. */
export interface PageLog {
  hear(line: BrowserLog): void;
  /** What went wrong on a page, in its own words, the last first. */
  problems(): string[];
}

/**
 * Hands on what pages report about their pictures as warnings, each once however many pages say
 * it, and keeps their errors for the case that the render fails.
 */
export function createPageLog(log: Log): PageLog {
  const heard = new Set<string>();
  const problems: string[] = [];
  return {
    hear({ type, text }) {
      if (heard.has(text)) return;
      heard.add(text);
      if (text.startsWith(REPORT)) {
        log.warn("A picture is not as it should be", { report: readReport(text) });
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
