import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createAuth } from "../../src/accounts/auth.ts";
import { createKeyStore } from "../../src/accounts/key_store.ts";
import { createSessionStore } from "../../src/accounts/session_store.ts";
import { openSession } from "../../src/accounts/sign_in.ts";
import { devices, sessions, webhookDeliveries, webhooks } from "../../src/database/schema.ts";
import { deleteAccount } from "../../src/jobs/delete_account.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { createWebhookStore } from "../../src/webhooks/webhook_store.ts";
import { interleavings } from "../support/interleavings.ts";
import { testDatabase } from "../support/postgres.ts";
import { newContent, newFailure, newJob } from "./_new_job.ts";

const { db } = await testDatabase();
const auth = createAuth(db, { mode: "open" });
const store = createAccountStore(db);
const keys = createKeyStore(db);
const open = createSessionStore(db);
const jobs = createJobStore(db);
const hooks = createWebhookStore(db);
const NOWHERE = { address: null, device: "" };

test("nothing opens an account that was deleted, and its email can be used again", async () => {
  const person = { email: "ada@example.com", password: "correct horse battery", invite: null };
  const { account, token } = await auth.signUp(person, NOWHERE);
  const key = await keys.create(account.id, "laptop");
  const hash = await auth.checkPassword(account, { password: person.password, session: token });
  expect(await deleteAccount(db, account.id, { passwordHash: "another" })).toBe(false);
  expect(await open.verify(token)).toBeDefined();
  expect(await deleteAccount(db, account.id, { passwordHash: hash ?? "" })).toBe(true);
  expect(await deleteAccount(db, account.id)).toBe(false);

  expect(await open.verify(token)).toBeUndefined();
  expect(await keys.verify(key.text)).toBeUndefined();
  await expect(keys.create(account.id, "late")).rejects.toThrow("there is no account");
  expect(await auth.signIn(person, NOWHERE)).toBeUndefined();
  expect(await store.findByEmail(`deleted ${account.id}`)).toBeUndefined();
  await store.setPassword(account.id, person.password);
  expect(await store.passwordHash(account.id)).toBeNull();
  expect((await auth.signUp(person, NOWHERE)).account.id).not.toBe(account.id);
});

test("whatever is under way when an account is deleted, nothing of it goes on", async () => {
  const DEEDS = ["sign in", "make a key", "complete", "fail", "set a password"] as const;
  const deeds = fc.array(fc.record({ deed: fc.constantFrom(...DEEDS), pause: fc.nat(6) }), {
    minLength: 3,
    maxLength: 7,
  });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(deeds, fc.nat(6), async (plan, delay) => {
      const email = `racer${round++}@example.com`;
      const { id } = await store.create({ email, plan: "free", passwordHash: "hash" });
      const entry = { passwordHash: "hash", device: "" };
      const { token = "" } = (await openSession(db, id, entry)) ?? {};
      await hooks.put(id, "https://hooks.example.com");
      const [first, second] = await Promise.all([jobs.create(newJob(id)), jobs.create(newJob(id))]);
      const runs = await Promise.all([jobs.start(first.id), jobs.start(second.id)]);
      const [firstRun = first, secondRun = second] = runs;
      const tokens = [token];
      const texts: string[] = [];
      const act = async (deed: (typeof DEEDS)[number]): Promise<unknown> => {
        switch (deed) {
          case "sign in": {
            const signedIn = await db.transaction((tx) => openSession(tx, id, entry));
            return signedIn && tokens.push(signedIn.token);
          }
          case "make a key":
            return texts.push((await keys.create(id, "key", { session: token })).text);
          case "complete":
            return await jobs.complete(firstRun, newContent(first.id));
          case "fail":
            return await jobs.fail(secondRun, newFailure("Cannot read it"));
          case "set a password":
            return await store.setPassword(id, "another password");
        }
      };
      const pausing = async (turns: number, deed: () => Promise<unknown>) => {
        for (let turn = 0; turn < turns; turn++) await db.execute("select 1");
        return await deed();
      };
      const deletion = pausing(delay, () => deleteAccount(db, id));
      // Hashing takes too long for every round.
      const quick = plan.filter(({ deed }) => deed !== "set a password" || round % 20 === 0);
      const others = quick.map(({ deed, pause }) => pausing(pause, () => act(deed)));
      const outcomes = await Promise.allSettled(others);
      expect(await deletion).toBe(true);
      for (const outcome of outcomes) {
        // Late ones are refused; none of them and no deletion may end in a deadlock.
        if (outcome.status === "rejected") expect(String(outcome.reason)).not.toContain("deadlock");
      }
      for (const each of tokens) expect(await open.verify(each)).toBeUndefined();
      for (const text of texts) expect(await keys.verify(text)).toBeUndefined();
      expect(await jobs.getMany([first.id, second.id])).toEqual([]);
      for (const table of [sessions, devices, webhooks, webhookDeliveries]) {
        expect(await db.select().from(table).where(eq(table.accountId, id))).toEqual([]);
      }
    }),
    { numRuns: interleavings(100) },
  );
});
