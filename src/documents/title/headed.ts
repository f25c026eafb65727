import type { JudgedBlocks } from "../article/judged_blocks.ts";

/** What finding a headline takes. */
export type HeadedBlocks = Omit<JudgedBlocks, "stemsIn">;

/** The same without the question whether they are a page. */
export type HeadedLines = Pick<JudgedBlocks, "blocks" | "kinds" | "language">;
