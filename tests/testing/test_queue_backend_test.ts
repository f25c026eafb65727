import { expect, test } from "bun:test";
import { queueBackendChecks } from "postloom/testing";
import type { QueueBackend } from "../../src/queue/backend.ts";
import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { emptyDatabase } from "../support/postgres.ts";
import { brokenRules } from "./_broken_rules.ts";

const url = await emptyDatabase();

/** Adds jobs in front of those that wait. */
function openPilingBackend(): QueueBackend {
  const backend = postgresBackend({ url });
  return {
    ...backend,
    async connect(role) {
      const connection = await backend.connect(role);
      return {
        ...connection,
        factory(...args) {
          const jobs = connection.factory(...args);
          const addJobs = jobs.addJobs.bind(jobs);
          jobs.addJobs = (entries) =>
            addJobs(
              entries.map(({ job, ...of }) => ({
                ...of,
                job: { ...job, opts: { ...job.opts, lifo: true } },
              })),
            );
          return jobs;
        },
      };
    },
  };
}

test("testQueueBackend() finds a backend that hands out the latest job first", async () => {
  const checks = queueBackendChecks({
    name: "piling",
    open: openPilingBackend,
    restart: () => Promise.reject(new Error("Cannot restart a server that others use")),
    holder: [process.execPath],
  });
  const inOrder = "jobs are handed out in the order in which they were added";
  const atOnce = "a worker runs as many jobs at a time as it may";
  const concerned = checks.filter(({ name }) => name === inOrder || name === atOnce);
  expect(concerned).toHaveLength(2);
  expect(await brokenRules(concerned)).toEqual([inOrder]);
});
