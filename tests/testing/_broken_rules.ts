import type { Check } from "postloom/testing";

/** Names of the rules that are found broken. */
export async function brokenRules(checks: readonly Check[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, run } of checks) await run().catch(() => broken.push(name));
  return broken;
}
