import { expect, test } from "bun:test";
import { passwordProblem } from "../../src/accounts/passwords.ts";

const email = "ada.lovelace@halden-coffee.example";

function problems(passwords: readonly string[]): Promise<(string | undefined)[]> {
  return Promise.all(passwords.map((password) => passwordProblem(password, { email })));
}

test("a password of the right length that is among the commonest is refused, in any case and width", async () => {
  const common = [
    "1234567890",
    "qwertyuiop",
    "1q2w3e4r5t",
    "password123",
    "iloveyou123",
    "basketball",
    "PaSsWoRd123",
    " qwertyuiop ",
    "ｐａｓｓｗｏｒｄ１２３",
  ];
  for (const problem of await problems(common)) expect(problem).toContain("most common");
});

test("what anybody knows of the account and the service is no password", async () => {
  const known = [
    email,
    email.toUpperCase(),
    "ada.lovelace",
    "Ada.Lovelace1815!",
    "AdaLovelace",
    "lovelace2026",
    "halden-coffee",
    "coffeecoffee",
    "Postloom2026",
    "postloompostloom",
    "postloom lovelace",
  ];
  for (const problem of await problems(known))
    expect(problem).toContain("the email or the service");
});

test("length counts in characters, and anything else may be used", async () => {
  const rule = "must be 10 to 200 characters";
  expect(await problems(["", "123456789", "😀".repeat(9), "x".repeat(201)])).toEqual(
    Array.from({ length: 4 }, () => rule),
  );
  const fine = [
    "correct horse battery",
    "another password",
    "😀".repeat(10),
    "x".repeat(200),
    "ada buys coffee with magpies",
    "postloom weaves threads",
    "パスワードは長いほうがいい",
  ];
  expect(await problems(fine)).toEqual(fine.map(() => undefined));
  // An email of which little is left when its signs are gone forbids nothing else.
  expect(await passwordProblem("a winding garden path", { email: "a@b.co" })).toBeUndefined();
});
