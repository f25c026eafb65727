import { expect, test } from "bun:test";
import { registerChecks } from "postloom/testing";

test("registerChecks() registers tests by what is tested and by the rule, with a limit for browsers", () => {
  const registered: unknown[] = [];
  const [silent, loud] = [async () => {}, async () => {}];
  const register = (...args: unknown[]) => registered.push(args);
  registerChecks(register, 'voice "studio"', [
    { name: "is silent", run: silent },
    { name: "is loud", run: loud },
  ]);
  expect(registered).toEqual([
    ['voice "studio" is silent', silent, 120_000],
    ['voice "studio" is loud', loud, 120_000],
  ]);
});
