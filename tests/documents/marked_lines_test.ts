import { expect, test } from "bun:test";
import { unmarkHeadings } from "../../src/documents/marked_lines.ts";

const TEXT = "水門の鍵は百年前に作られ、今も毎朝ひとりの番人が油を差して開けている。";

test("a mark before one line above a text is no bullet, and is taken off", () => {
  expect(unmarkHeadings(`■ 水門の鍵\n${TEXT}`)).toBe(`\n水門の鍵\n\n${TEXT}`);
  expect(unmarkHeadings(`${TEXT}\n\n▼Where the keys are\n\n${TEXT}`)).toContain(
    "\nWhere the keys are\n",
  );
});

test("marks of lists, of names with what they are, and of sentences stay", () => {
  for (const source of [
    `■ 鍵\n■ 門\n${TEXT}`,
    `■ 鍵\n\n■ 門\n\n${TEXT}`,
    `■ 参加費：無料です\n${TEXT}`,
    `● The keys are oiled.\n${TEXT}`,
    "■ 水門の鍵\n番人",
  ])
    expect(unmarkHeadings(source)).toBe(source);
});
