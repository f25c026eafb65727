import { expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import { rateCounters } from "../../src/database/schema.ts";
import { readAllowance, takeOne } from "../../src/limits/sliding_window.ts";
import { testDatabase } from "../support/postgres.ts";

const { db } = await testDatabase();
const POLICY = { name: "hour", limit: 3, windowSeconds: 3600 };

/** Makes everything that was counted so much older. */
async function age(key: string, seconds: number): Promise<void> {
  await db
    .update(rateCounters)
    .set({ second: sql`${rateCounters.second} - make_interval(secs => ${seconds})` })
    .where(eq(rateCounters.key, key));
}

test("what leaves the window makes room, each at its own time", async () => {
  const key = "a";
  expect(await readAllowance(db, key, POLICY)).toEqual({
    ...POLICY,
    used: 0,
    resetsInSeconds: null,
  });
  expect(await takeOne(db, key, POLICY)).toMatchObject({ isTaken: true, used: 1 });
  await age(key, 3000);
  await takeOne(db, key, POLICY);
  await takeOne(db, key, POLICY);
  const full = await takeOne(db, key, POLICY);
  expect(full).toMatchObject({ isTaken: false, used: 3 });
  expect(full.resetsInSeconds).toBeWithin(590, 601);
  await age(key, 600);
  expect(await takeOne(db, key, POLICY)).toMatchObject({ isTaken: true, used: 3 });
  expect(await takeOne(db, key, POLICY)).toMatchObject({ isTaken: false, used: 3 });
});

test("keys are counted apart, and what is refused is not counted", async () => {
  const policy = { ...POLICY, limit: 1 };
  await takeOne(db, "b", policy);
  await takeOne(db, "b", policy);
  expect(await readAllowance(db, "b", policy)).toMatchObject({ used: 1 });
  expect(await takeOne(db, "c", policy)).toMatchObject({ isTaken: true });
});
