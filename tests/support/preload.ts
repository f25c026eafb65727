import { afterAll, setDefaultTimeout } from "bun:test";
import { endOfRun } from "./at_end.ts";

/** Servers and browsers that are slow on a busy machine are no failure. */
const TIMEOUT_MS = 60_000;

setDefaultTimeout(TIMEOUT_MS);
// All test files run in one process, and a preload's hook runs after the last of them.
afterAll(endOfRun);
