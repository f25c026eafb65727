/** One rule that a part has to keep, and how to see whether it does. */
export interface Check {
  /** A sentence. */
  name: string;
  /** Rejects, with an `AssertionError` as a rule, if the rule is broken. */
  run(): Promise<void>;
}

/**
 * What registers a test: the `test` of Bun, of Node.js, of Vitest or of any runner like them. Node's
 * ignores the limit, which has none of its own either.
 */
export type RegisterTest = (name: string, run: () => Promise<void>, timeoutMs?: number) => unknown;

/** Far more than any check takes: what runners allow by themselves is too short for browsers. */
const TIMEOUT_MS = 600_000;

/**
 * Registers each check as a test whose name begins with what is tested.
 *
 * @example
 * ```ts
 * import { test } from "bun:test";
 *
 * const sample = { name: "attic", open: createAtticStore };
 * const checks = objectStoreChecks(sample).filter(({ name }) => !name.includes("12 MB"));
 * registerChecks(test, 'object store "attic"', checks);
 * ```
 */
export function registerChecks(test: RegisterTest, what: string, checks: readonly Check[]): void {
  for (const { name, run } of checks) test(`${what} ${name}`, run, TIMEOUT_MS);
}
