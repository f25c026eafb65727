import { afterAll } from "bun:test";
import { endOfRun } from "./at_end.ts";

// All test files run in one process, and a preload's hook runs after the last of them.
afterAll(endOfRun);
