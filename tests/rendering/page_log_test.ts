import { expect, test } from "bun:test";
import type { Log } from "../../src/common/log.ts";
import type { Report } from "../../src/posts/report.ts";
import { createPageLog } from "../../src/rendering/page_log.ts";

/** A log that keeps its lines. */
function keptLog() {
  const lines: [level: string, message: string, fields?: object][] = [];
  const keep = (level: string) => (message: string, fields?: object) => {
    lines.push(fields === undefined ? [level, message] : [level, message, fields]);
  };
  const log: Log = {
    debug: keep("debug"),
    info: keep("info"),
    warn: keep("warn"),
    error: keep("error"),
    child: () => log,
  };
  return { log, lines };
}

test("what pages report of their pictures is a warning, once for all pages", () => {
  const { log, lines } = keptLog();
  const pageLog = createPageLog(log);
  for (const text of [
    'postloom:report {"kind":"overflow","text":"A"}',
    'postloom:report {"kind":"overflow","text":"A"}',
    "postloom:report {cut off",
  ]) {
    pageLog.onLog({ type: "warning", text });
  }
  expect(lines).toEqual([
    ["warn", expect.any(String), { kind: "overflow" }],
    ["warn", expect.any(String), { kind: undefined }],
  ]);
  expect(pageLog.errors()).toEqual([]);
});

test("what pages report goes to whoever asks for it, as long as it can be understood", () => {
  const { log, lines } = keptLog();
  const reports: Report[] = [];
  const pageLog = createPageLog(log, (report) => reports.push(report));
  const text = 'postloom:report {"kind":"overflow","text":"A","slide":2}';
  pageLog.onLog({ type: "warning", text });
  pageLog.onLog({ type: "warning", text: 'postloom:report {"kind":"bad"}' });
  expect(reports).toEqual([{ kind: "overflow", text: "A", slide: 2 }]);
  expect(lines.map(([level]) => level)).toEqual(["warn"]);
});

test("a page's errors are kept, and the rest of what it says is only for debugging", () => {
  const { log, lines } = keptLog();
  const pageLog = createPageLog(log);
  pageLog.onLog({ type: "log", text: "hello" });
  pageLog.onLog({ type: "error", text: "no font" });
  pageLog.onLog({ type: "error", text: "no image" });
  expect(lines.map(([level]) => level)).toEqual(["debug", "error", "error"]);
  expect(pageLog.errors()).toEqual(["no image", "no font"]);
});
