import { accounts } from "../database/schema.ts";

/** Everything of an account's row that may leave the database: all but the password's hash. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  plan: accounts.plan,
  requestsPerHour: accounts.requestsPerHour,
  concurrentJobs: accounts.concurrentJobs,
  brand: accounts.brand,
  createdAt: accounts.createdAt,
};
