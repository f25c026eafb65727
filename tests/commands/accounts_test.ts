import { expect, test } from "bun:test";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createAuth } from "../../src/accounts/auth.ts";
import { createKeyStore } from "../../src/accounts/key_store.ts";
import type { Terminal } from "../../src/commands/_terminal.ts";
import { accountCommand } from "../../src/commands/accounts.ts";
import { readConfig } from "../../src/config/mod.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { testDatabase } from "../support/postgres.ts";

const { db, url } = await testDatabase();
const NOWHERE = { address: null, device: "" };

/** Runs a command of accounts; gives what it printed, and what it said to whoever watches. */
async function run(args: readonly string[], input = "") {
  const printed: string[] = [];
  const said: string[] = [];
  const env = { DATABASE_URL: url };
  const terminal: Terminal = {
    stderr: process.stderr,
    env,
    readConfig: () => readConfig(env),
    readInput: async () => input,
    serviceLog: () => silentLog,
    quietLog: () => silentLog,
    print: (line) => printed.push(line),
    info: (line) => said.push(line),
  };
  await accountCommand(terminal).parseAsync(args, { from: "user" });
  return { printed, said: said.join("\n") };
}

test("an account is made with a plan and limits of its own, which can be changed", async () => {
  const email = ["--email", "ops@example.com"];
  const limits = ["--requests-per-hour", "500", "--concurrent-jobs", "20"];
  const made = await run(["create", ...email, "--plan", "enterprise", ...limits]);
  expect(made.printed).toEqual([expect.stringMatching(/^acc_/)]);
  expect(made.said).toContain(
    "plan enterprise (500 requests/hour, 20 concurrent jobs, unlimited storage)",
  );
  const without = await run(["set", ...email, "--requests-per-hour", "plan"]);
  expect(without.said).toContain("(unlimited requests/hour, 20 concurrent jobs, ");
  const reduced = await run(["set", ...email, "--plan", "free", "--concurrent-jobs", "plan"]);
  expect(reduced.said).toContain(
    "plan free (10 requests/hour, 1 concurrent jobs, 1000 MB of storage)",
  );
  const enlarged = await run(["set", ...email, "--storage", "2500"]);
  expect(enlarged.said).toContain("2500 MB of storage");
  await createAccountStore(db).change(made.printed[0] ?? "", { confirmed: false });
  await run(["set", ...email, "--confirmed"]);
  const confirmed = await createAccountStore(db).findByEmail("ops@example.com");
  expect(confirmed).toMatchObject({ confirmed: true });
  await expect(run(["set", ...email])).rejects.toThrow("nothing to change");
  await expect(run(["set", ...email, "--concurrent-jobs", "0"])).rejects.toThrow("from 1 to");
  await expect(run(["set", "--email", "none@example.com", "--plan", "pro"])).rejects.toThrow(
    'Cannot find account "none@example.com"',
  );
});

test("an account gets another email, unless that is somebody else's or none", async () => {
  await run(["create", "--email", "neighbour@example.com"]);
  const made = await run(["create", "--email", "mistyped@example.com"]);
  await run(["password", "--email", "mistyped@example.com"], "correct horse battery\n");
  const set = (email: string) =>
    run(["set", "--email", "mistyped@example.com", "--new-email", email]);
  await expect(set("Neighbour@example.com")).rejects.toThrow(
    'Cannot change the email to "Neighbour@example.com" as it is taken',
  );
  await expect(set("nobody")).rejects.toThrow('write it like "name@example.com"');
  expect((await set("right@example.com")).said).toContain("right@example.com");
  const auth = createAuth(db, { mode: "invite" });
  const password = "correct horse battery";
  const signedIn = await auth.signIn({ email: "right@example.com", password }, NOWHERE);
  expect(signedIn?.account.id).toBe(made.printed[0] ?? "");
  expect(await auth.signIn({ email: "mistyped@example.com", password }, NOWHERE)).toBeUndefined();
});

test("accounts are listed, and one that is not there is looked for where the service may not be", async () => {
  const { printed } = await run(["list"]);
  const [line] = printed.filter((each) => each.includes("\tops@example.com\t"));
  expect(line).toMatch(/^acc_\S+\tops@example\.com\tfree\t\d{4}-.+Z$/);
  await expect(run(["set", "--email", "none@example.com", "--plan", "pro"])).rejects.toThrow(
    'Cannot find account "none@example.com" in the database at DATABASE_URL',
  );
});

test("an account gets a password, and an invite lets somebody sign up", async () => {
  const email = "boss@example.com";
  await run(["create", "--email", email]);
  await run(["password", "--email", email], "correct horse battery\n");
  const auth = createAuth(db, { mode: "invite" });
  const credentials = { email, password: "correct horse battery" };
  expect(await auth.signIn(credentials, NOWHERE)).toBeDefined();
  await expect(run(["password", "--email", email], "short\n")).rejects.toThrow("10 to 200");
  const { printed } = await run(["invite"]);
  const invite = printed[0] ?? "";
  const guest = { email: "guest@example.com", password: "another password", invite };
  expect((await auth.signUp(guest, NOWHERE)).account.email).toBe("guest@example.com");
});

test("a password that the operator sets revokes the keys, unless they are to be kept", async () => {
  const email = "keyed@example.com";
  const { printed } = await run(["create", "--email", email]);
  const keys = createKeyStore(db);
  const { text } = await keys.create(printed[0] ?? "", "laptop");
  await run(["password", "--email", email, "--keep-keys"], "correct horse battery\n");
  expect(await keys.verify(text)).toBeDefined();
  await run(["password", "--email", email], "another password\n");
  expect(await keys.verify(text)).toBeUndefined();
  await expect(run(["password", "--email", email], "Password123\n")).rejects.toThrow("most common");
});

test("an account is deleted when the operator means it", async () => {
  const email = "gone@example.com";
  await run(["create", "--email", email]);
  await expect(run(["delete", email])).rejects.toThrow('without "--yes"');
  expect((await run(["delete", email, "--yes"])).said).toContain(`Deleted account ${email}`);
  await expect(run(["delete", email, "--yes"])).rejects.toThrow("Cannot find account");
  expect((await run(["create", "--email", email])).printed).toHaveLength(1);
});
