import { expect, test } from "bun:test";
import { toSrt, toVtt } from "../../src/speech/subtitles.ts";

const cues = [
  {
    startMs: 0,
    endMs: 1499.6,
    words: [
      { text: "R&D", startMs: 0, endMs: 700 },
      { text: "<b>-->", startMs: 700, endMs: 1499.6 },
    ],
  },
  {
    startMs: 3_725_004,
    endMs: 3_726_000,
    words: [
      { text: "今天", startMs: 3_725_004, endMs: 3_725_500 },
      { text: "很好", joined: true, startMs: 3_725_500, endMs: 3_726_000 },
    ],
  },
];

test("toSrt() numbers its cues and ends its lines as the format wants", () => {
  expect(toSrt(cues)).toBe(
    [
      "1",
      "00:00:00,000 --> 00:00:01,500",
      "R&D ‹b›--›",
      "",
      "2",
      "01:02:05,004 --> 01:02:06,000",
      "今天很好",
      "",
    ].join("\r\n"),
  );
});

test("toVtt() escapes what WebVTT would take for markup", () => {
  expect(toVtt(cues)).toBe(
    [
      "WEBVTT",
      "",
      "00:00:00.000 --> 00:00:01.500",
      "R&amp;D &lt;b&gt;--&gt;",
      "",
      "01:02:05.004 --> 01:02:06.000",
      "今天很好",
      "",
    ].join("\n"),
  );
});

test("toSrt() and toVtt() write valid files without a cue", () => {
  expect(toSrt([])).toBe("");
  expect(toVtt([])).toBe("WEBVTT\n");
});
