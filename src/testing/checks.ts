/** One rule that a part has to keep, and how to see whether it does. */
export interface Check {
  /** A sentence. */
  name: string;
  /** Rejects, with an `AssertionError` as a rule, if the rule is broken. */
  run(): Promise<void>;
}

/** What registers a test: the `test` of Bun, of Node.js, of Vitest or of any runner like them. */
export type RegisterTest = (name: string, run: () => Promise<void>) => unknown;

/** Registers each check as a test whose name begins with what is tested. */
export function registerChecks(test: RegisterTest, what: string, checks: readonly Check[]): void {
  for (const { name, run } of checks) test(`${what} ${name}`, run);
}
