import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createAuth } from "../../src/accounts/auth.ts";
import { createKeyStore } from "../../src/accounts/key_store.ts";
import { createMailToken, findMailToken, spendMailToken } from "../../src/accounts/mail_tokens.ts";
import { replacePassword } from "../../src/accounts/replace_password.ts";
import { createSessionStore } from "../../src/accounts/session_store.ts";
import { openSession } from "../../src/accounts/sign_in.ts";
import { accounts } from "../../src/database/schema.ts";
import { interleavings } from "../support/interleavings.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const store = createAccountStore(db);
const sessions = createSessionStore(db);
const keys = createKeyStore(db);

/** What somebody does who entered a password at this moment; hashing is left out, for its time. */
type Deed = "sign in" | "change" | "reset" | "reset by mail" | "sign out" | "make a key";

const DEEDS: readonly Deed[] = [
  "sign in",
  "sign in",
  "change",
  "reset",
  "reset by mail",
  "reset by mail",
  "sign out",
  "make a key",
];
const INTERLEAVINGS = interleavings(150);

test("no session or key of an old password survives, and the last password that was set wins", async () => {
  let round = 0;
  const deeds = fc.array(fc.record({ deed: fc.constantFrom(...DEEDS), pause: fc.nat(3) }), {
    minLength: 4,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(deeds, async (plan) => {
      const email = `racer${round++}@example.com`;
      const account = await store.create({ email, plan: "free", passwordHash: "first" });
      const { id } = account;
      const link = await createMailToken(db, "reset", { account, passwordHash: "first" });
      let links = 0;
      const entry = { passwordHash: "first", device: "" };
      const { token = "" } = (await openSession(db, id, entry)) ?? {};
      /** By which password each session and key was opened. */
      const opened = new Map([[token, "first"]]);
      const made = new Map<string, string>();
      /** Passwords in the order in which their changes were committed, as far as anybody saw. */
      const set = new Set(["first"]);
      /** What each change replaced: no password can be replaced by two who showed it. */
      const replaced: string[] = [];

      async function act(deed: Deed, pause: number, index: number): Promise<void> {
        const passwordHash = (await store.passwordHash(id)) ?? "";
        for (let turn = 0; turn < pause; turn++) await db.execute("select 1");
        const to = `password ${index}`;
        switch (deed) {
          case "sign in": {
            const signedIn = await db.transaction((tx) =>
              openSession(tx, id, { passwordHash, device: "" }),
            );
            if (signedIn !== undefined) opened.set(signedIn.token, passwordHash);
            return;
          }
          case "change": {
            const signedIn = await db.transaction(async (tx) => {
              const replacement = { from: passwordHash, to, revokeKeys: true };
              if (!(await replacePassword(tx, id, replacement))) return undefined;
              return await openSession(tx, id, { passwordHash: to, device: "" });
            });
            if (signedIn === undefined) return;
            opened.set(signedIn.token, to);
            set.add(to);
            replaced.push(passwordHash);
            return;
          }
          case "reset":
            await db.transaction((tx) => replacePassword(tx, id, { to, revokeKeys: true }));
            set.add(to);
            return;
          case "reset by mail": {
            const found = await findMailToken(db, "reset", link);
            if (found === undefined) return;
            const signedIn = await db.transaction(async (tx) => {
              if (!(await spendMailToken(tx, found, { purpose: "reset", token: link }))) return;
              links++;
              const replacement = { from: found.passwordHash, to, revokeKeys: true };
              if (!(await replacePassword(tx, id, replacement))) return;
              return await openSession(tx, id, { passwordHash: to, device: "" });
            });
            if (signedIn === undefined) return;
            opened.set(signedIn.token, to);
            set.add(to);
            replaced.push(found.passwordHash ?? "");
            return;
          }
          case "sign out":
            return await sessions.close(token);
          case "make a key": {
            const key = await keys.create(id, "key", { session: token }).catch(() => undefined);
            if (key !== undefined) made.set(key.text, "first");
          }
        }
      }

      await Promise.all(plan.map(({ deed, pause }, index) => act(deed, pause, index)));
      expect(new Set(replaced).size).toBe(replaced.length);
      expect(links).toBeLessThanOrEqual(1);
      const last = await store.passwordHash(id);
      expect(set.has(last ?? "")).toBe(true);
      for (const [session, by] of opened) {
        if (by !== last) expect(await sessions.verify(session)).toBeUndefined();
      }
      for (const [key, by] of made) {
        if (by !== last) expect(await keys.verify(key)).toBeUndefined();
      }
    }),
    { numRuns: INTERLEAVINGS },
  );
});

test("a password that the operator sets is not undone by a change that was under way", async () => {
  const auth = createAuth(db, { mode: "open" });
  const password = "correct horse battery";
  for (let round = 0; round < 3; round++) {
    const email = `owner${round}@example.com`;
    const origin = { address: null, device: "" };
    const { account, token } = await auth.signUp({ email, password, invite: null }, origin);
    const [changed] = await Promise.all([
      auth.changePassword(account, {
        currentPassword: password,
        newPassword: "by the thief",
        session: token,
      }),
      auth.signIn({ email, password }, origin),
      store.setPassword(account.id, "by the operator", { revokeKeys: true }),
    ]);
    const [row] = await db.select().from(accounts).where(eq(accounts.id, account.id));
    const isOperators = await Bun.password.verify("by the operator", row?.passwordHash ?? "");
    expect(isOperators).toBe(true);
    for (const session of [token, changed?.token ?? ""]) {
      expect(await sessions.verify(session)).toBeUndefined();
    }
  }
});
