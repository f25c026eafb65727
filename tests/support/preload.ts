import { afterAll } from "bun:test";
import fc from "fast-check";
import { endOfRun } from "./at_end.ts";
import { seed } from "./seed.ts";

fc.configureGlobal({ seed });

// Runs after each file where several processes share the files, and else after the last of them.
afterAll(endOfRun);
