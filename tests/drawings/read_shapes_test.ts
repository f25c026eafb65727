import { expect, test } from "bun:test";
import { readShapes } from "../../src/drawings/read_shapes.ts";

test("paths, circles, ellipses and rectangles are read from the back to the front", () => {
  const shapes = readShapes(
    '<g fill="none"><path fill="#212121" d="M0 0h4z"/><circle cx="5" cy="6" r="2" fill="red"/>' +
      '<ellipse cx="5" cy="6" rx="2" ry="1" fill="#fff"/>' +
      '<rect x="1" y="2" width="3" height="4" fill="#00f"/><path d="M1 1z" fill="none"/></g>',
  );
  expect(shapes?.map(({ colour }) => colour)).toEqual(["#212121", "#ff0000", "#ffffff", "#0000ff"]);
  expect(shapes?.[1]?.path).toBe("M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z");
  expect(shapes?.[3]?.path).toBe(
    "M1 2h3a0 0 0 0 1 0 0v4a0 0 0 0 1 0 0h-3a0 0 0 0 1 0 0v-4a0 0 0 0 1 0 0z",
  );
});

test("corners are round, groups lend their colour, and what is half transparent is solid", () => {
  const shapes = readShapes(
    '<g fill="#402a32"><rect width="10" height="6" rx="2"/><path d="M0 0z" opacity=".5"/></g>',
  );
  expect(shapes?.map(({ colour }) => colour)).toEqual(["#402a32", "#402a32"]);
  expect(shapes?.[0]?.path).toStartWith("M2 0h6a2 2 0 0 1 2 2v2");
});

test("what is defined is drawn where it is used, and in the first colour of several", () => {
  const shapes = readShapes(
    '<defs><path id="a" fill="#fff" d="M0 0h4z"/><linearGradient id="b"><stop stop-color="#123456"/>' +
      '<stop stop-color="#654321"/></linearGradient></defs><path fill="url(#b)" d="M1 1h4z"/>' +
      '<use href="#a"/><use href="#a"/>',
  );
  expect(shapes?.map(({ path, colour }) => `${path} ${colour}`)).toEqual([
    "M1 1h4z #123456",
    "M0 0h4z #ffffff",
    "M0 0h4z #ffffff",
  ]);
  expect(readShapes('<use href="#gone"/>')).toBeNull();
});

test("an ellipse is turned about a point, or moved by a matrix", () => {
  const [turned] =
    readShapes('<ellipse cx="5" cy="5" rx="4" ry="1" fill="#000" transform="rotate(90 5 5)"/>') ??
    [];
  expect(turned?.path).toStartWith("M5 1C");
  expect(turned?.path).toContain(" 5 9C");
  const [moved] =
    readShapes('<circle cx="1" cy="0" r="1" fill="#000" transform="matrix(0 -1 -1 0 6 25)"/>') ??
    [];
  expect(moved?.path).toStartWith("M6 25C");
});

test("what a look could not colour is no drawing", () => {
  for (const markup of [
    '<path fill="url(#gradient)" d="M0 0h4z"/>',
    '<path stroke="#000" d="M0 0h4z"/>',
    '<text fill="#000">A</text>',
    '<g><path d="M0 0h4z"/></g>',
    '<path fill="#000" transform="scale(2)" d="M0 0h4z"/>',
    "",
  ])
    expect([markup, readShapes(markup)]).toEqual([markup, null]);
});
