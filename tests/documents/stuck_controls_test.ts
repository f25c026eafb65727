import { expect, test } from "bun:test";
import { isStuckRow } from "../../src/documents/stuck_controls.ts";

const CONTROLS = new Set(["share", "tweet", "email", "more", "comment"]);
const isStuck = (text: string) => isStuckRow(text, (word) => CONTROLS.has(word));

test("controls that stick together are told by what they are made of", () => {
  expect(isStuck("ShareTweet")).toBe(true);
  expect(isStuck("SHARE 31 TWEETCOMMENTEMAILMORE")).toBe(true);
  expect(isStuck("ShareTweetBread")).toBe(false);
  expect(isStuck("Share more")).toBe(false);
  expect(isStuck("TWEETBREADMORE")).toBe(false);
});
