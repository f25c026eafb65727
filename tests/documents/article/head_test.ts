import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const TEXT = [
  "The oldest ferry of Hollin leaves the harbour for the last time in June, after ninety years of fog and ice.",
  "Its captain says that the engine could go on for another ninety, if somebody still made its valves.",
  "The council wants a bridge with a lane for cyclists, and has asked four towns on the shore to pay for it.",
].join("\n\n");
const TITLE = "The last ferry of Hollin";

test("a list of author, date and comments below a page's headline is read and left out", () => {
  const list = "- Ida Holm\n- 2026-06-03 14:08\n- Comments 0";
  const { details, blocks } = readText(`Share\n\nPrivacy policy\n\n${TITLE}\n\n${list}\n\n${TEXT}`);
  expect(details?.date).toBe("2026-06-03 14:08");
  expect(blocks.map(({ kind }) => kind)).toEqual([
    "heading",
    "paragraph",
    "paragraph",
    "paragraph",
  ]);
});

test("a list without a date stays, and one of dates that is long", () => {
  for (const list of [
    "- A coat\n- Bread\n- A map of the lake",
    "- 3 June 2026, 19:30\n- Old ferry house",
    Array.from({ length: 8 }, (_, day) => `- 2026-06-0${day + 1} 14:08`).join("\n"),
  ]) {
    const { blocks } = readText(`${TITLE}\n\n${list}\n\n${TEXT}`);
    expect(blocks.filter(({ kind }) => kind === "list_item").length).toBe(list.split("\n").length);
  }
});

test("who took a picture is left out of a text that is no page", () => {
  for (const credit of ["Photo: Ida Holm", "ⓒ Hollin Tourism"]) {
    const { blocks } = readText(`${TITLE}\n\n${TEXT}\n\n${credit}`);
    expect(blocks.map(({ text }) => text)).not.toContain(credit);
  }
});
