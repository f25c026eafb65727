import { expect, test } from "bun:test";
import { registerChecks } from "postloom/testing";

/** What runners allow at most by themselves, in milliseconds. */
const USUAL_LIMIT_MS = 60_000;

test("registerChecks() registers tests by what is tested and by the rule, with a limit for browsers", () => {
  const registered: [name: string, run: () => Promise<void>][] = [];
  const limits: (number | undefined)[] = [];
  const [silent, loud] = [async () => {}, async () => {}];
  const register = (name: string, run: () => Promise<void>, timeoutMs?: number) => {
    registered.push([name, run]);
    limits.push(timeoutMs);
  };
  registerChecks(register, 'voice "studio"', [
    { name: "is silent", run: silent },
    { name: "is loud", run: loud },
  ]);
  expect(registered).toEqual([
    ['voice "studio" is silent', silent],
    ['voice "studio" is loud', loud],
  ]);
  for (const limit of limits) expect(limit).toBeGreaterThan(USUAL_LIMIT_MS);
});
