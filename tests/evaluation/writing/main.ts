/**
 * Tells what a program can see of the local writer's posts:
 * `bun run evaluate [--json] [--show] [--update] [--dir DIR [--summaries]] [filter]`. `--show` says
 * every post in full with its faults, `--update` keeps the posts of our own documents, `--dir` takes
 * the documents of a folder, and the filter is a part of the files' names.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findOwnSubjects, findSubjects, type Subject } from "./_corpus.ts";
import { type Writing, writeAll } from "./_posts.ts";
import { printFaults, printReport, reportOf } from "./_report.ts";
import { judge, type Result } from "./_result.ts";
import { showWriting } from "./_show.ts";
import { keepPosts } from "./_snapshots.ts";

const { values, positionals } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
    update: { type: "boolean", default: false },
    summaries: { type: "boolean", default: false },
    dir: { type: "string" },
  },
  allowPositionals: true,
});
const [filter = ""] = positionals;
if (values.update && (values.dir !== undefined || filter !== "")) {
  throw new Error("Cannot keep the posts of some documents alone: leave out --dir and the filter");
}
const subjects =
  values.dir === undefined
    ? await findOwnSubjects(filter)
    : await findSubjects(resolve(values.dir), { filter, withSummaries: values.summaries });
const writings: (readonly [Subject, Writing])[] = [];
const results: Result[] = [];
for await (const [subject, writing] of writeAll(subjects, { withTwins: true })) {
  const result = judge(subject, writing);
  if (values.show && !values.json)
    console.log(`${showWriting(subject.name, writing)}\n${printFaults(result)}\n`);
  writings.push([subject, writing]);
  results.push(result);
}
if (values.update) await keepPosts(writings);
const report = reportOf(results);
console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
