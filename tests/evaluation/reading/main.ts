/**
 * Tells how well documents are read: `bun run evaluate:reading [--json] [--dir DIR] [filter]`. The
 * filter is a part of the files' names.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findSpecimens, OWN_DOCUMENTS } from "./_corpus.ts";
import { readAll } from "./_reading.ts";
import { printReport, reportOf } from "./_report.ts";
import { judge, type Result } from "./_result.ts";

const { values, positionals } = parseArgs({
  options: { json: { type: "boolean", default: false }, dir: { type: "string" } },
  allowPositionals: true,
});
const dir = values.dir === undefined ? OWN_DOCUMENTS : resolve(values.dir);
const results: Result[] = [];
for await (const [specimen, reading] of readAll(await findSpecimens(dir, positionals[0] ?? ""))) {
  results.push(judge(specimen, reading));
}
const report = reportOf(results);
console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
