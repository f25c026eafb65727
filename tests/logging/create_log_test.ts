import { expect, test } from "bun:test";
import { fileURLToPath } from "node:url";
import { jobReference } from "../../src/common/job_reference.ts";
import { newId } from "../../src/database/id.ts";

const CREATE_LOG = fileURLToPath(new URL("../../src/logging/create_log.ts", import.meta.url));

test("no line has the id of a job, wherever it stands, and every one has its reference", async () => {
  const id = newId("job");
  const program = `
    const { createLog } = await import(${JSON.stringify(CREATE_LOG)});
    const log = createLog("debug", { isTerminal: false });
    log.child({ job: "${id}" }).info("Job completed");
    log.warn("Cannot write to sources/${id}.txt", { path: "/data/work/${id}/2/draw-1" });
    log.error("Job failed", { error: new Error("Cannot do ${id}", { cause: new Error("${id}") }) });`;
  const child = Bun.spawn([process.execPath, "-e", program], { stderr: "pipe" });
  const lines = (await new Response(child.stderr).text()).trim().split("\n");
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).not.toContain(id);
    expect(JSON.stringify(JSON.parse(line))).toContain(jobReference(id));
  }
});

test("a line on a terminal is one line, with all that it says", async () => {
  const program = `
    const { createLog } = await import(${JSON.stringify(CREATE_LOG)});
    const log = createLog("info", { isTerminal: true });
    log.info("Request", { method: "GET", path: "/api/content", status: 200 });`;
  const child = Bun.spawn([process.execPath, "-e", program], { stderr: "pipe" });
  const [line = "", ...others] = (await new Response(child.stderr).text()).trim().split("\n");
  expect(Bun.stripANSI(line)).toMatch(
    /^\[[\d:]{8}\] INFO: Request \{"method":"GET","path":"\/api\/content","status":200\}$/,
  );
  expect(others).toEqual([]);
});
