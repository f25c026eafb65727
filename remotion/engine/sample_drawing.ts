import type { Drawing } from "../../src/posts/drawing.ts";

/** A tree with fruit, as samples show it. */
export const SAMPLE_DRAWING: Drawing = {
  name: "tree",
  size: 32,
  shapes: [
    { path: "M14 18h4l1.5 13h-7z", fill: 0, evenOdd: false },
    {
      path: "M16 1a8 8 0 0 1 7.7 5.8A7.5 7.5 0 0 1 21 21.500H11A7.5 7.5 0 0 1 8.3 6.8 8 8 0 0 1 16 1z",
      fill: 1,
      evenOdd: false,
    },
    {
      path: "M16 3a6 6 0 0 1 5.5 3.6 6 6 0 0 0-8.5 5.4 6 6 0 0 0-5.5 1A5.5 5.5 0 0 1 10 8.5 6 6 0 0 1 16 3z",
      fill: 2,
      evenOdd: false,
    },
    {
      path: "M12 15a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600zM20.5 11a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600zM18 16.500a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
      fill: 3,
      evenOdd: false,
    },
  ],
  fills: [
    { colour: "#7d4533", share: 0.12 },
    { colour: "#44911b", share: 0.6 },
    { colour: "#86d72f", share: 0.2 },
    { colour: "#f8312f", share: 0.08 },
  ],
};
