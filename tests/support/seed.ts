import { randomInt } from "node:crypto";

const { SEED = "1" } = process.env;

/**
 * What made-up inputs and interleavings are drawn from: the same ones in every run, so that a change
 * fails for what it changed. `SEED=random` draws others, and a failure names the number to draw them again.
 */
export const seed: number = SEED === "random" ? randomInt(2 ** 31) : Number(SEED);
