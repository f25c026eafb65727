import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRecord } from "../../../src/common/is_record.ts";
import { visibleText } from "../reading/_furniture.ts";
import { keyOf } from "../reading/_words.ts";
import { findOwnSubjects } from "./_corpus.ts";

const PROGRAM = fileURLToPath(new URL("./main.ts", import.meta.url));
const subjects = await findOwnSubjects("");

for (const { name, bytes, clean, kind, expectation } of subjects) {
  test(`what is expected of ${name} agrees with it`, () => {
    const { title, figures = [], lists = [], mustNot = [], summaries = [] } = expectation;
    const page = keyOf(visibleText(bytes));
    const own = clean === null ? page : keyOf(clean);
    const said = [title ?? "", ...lists.flat(), ...figures.map(({ value }) => value)].map(keyOf);
    expect(said.filter((key) => !own.includes(key.trim()))).toEqual([]);
    expect(mustNot.filter((words) => !page.includes(keyOf(words).trim()))).toEqual([]);
    if (kind === "edge") return;
    expect(expectation.genre).toBeDefined();
    expect(expectation.key).toBeDefined();
    expect(summaries).toHaveLength(2);
  });
}

test("the program reports on a folder of texts, with summaries where they are", async () => {
  const dir = await mkdtemp(join(tmpdir(), "evaluate-"));
  try {
    const text =
      "Kites over the dunes\n\nEvery spring the village flies kites. Every kite is made of paper.";
    await Bun.write(join(dir, "en-news-kites.txt"), text);
    await Bun.write(join(dir, "en-news-kites.summaries"), "A village flies kites in spring.\n");
    const command = [process.execPath, PROGRAM, "--json", "--dir", dir, "--summaries", "kites"];
    const program = Bun.spawn(command, { stdout: "pipe" });
    const report: unknown = JSON.parse(await new Response(program.stdout).text());
    if (!isRecord(report) || !Array.isArray(report.documents)) throw new Error("Not a report");
    expect(report).toMatchObject({
      refused: 0,
      documents: [{ name: "en-news-kites", refusal: null }],
      media: { slides: { posts: 1, coverage: { lead: expect.any(Number) } } },
    });
  } finally {
    await rm(dir, { recursive: true });
  }
});
