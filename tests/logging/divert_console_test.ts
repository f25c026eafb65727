import { expect, test } from "bun:test";
import { fileURLToPath } from "node:url";

const source = (name: string) =>
  fileURLToPath(new URL(`../../src/logging/${name}`, import.meta.url));

test("what a library prints and an error that nobody catches are entries of the log", async () => {
  const program = `
    import { createLog } from ${JSON.stringify(source("create_log.ts"))};
    import { divertConsole } from ${JSON.stringify(source("divert_console.ts"))};
    divertConsole(createLog("debug", { isTerminal: false }));
    console.error("a page closed", new Error("while it was closing"));
    Promise.reject(new TypeError("nobody expects this"));
  `;
  const child = Bun.spawn([process.execPath, "-e", program], { stdout: "pipe", stderr: "pipe" });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  const entries = err
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(out).toBe("");
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    level: 20,
    text: expect.stringContaining("while it was closing"),
  });
  expect(entries[1]).toMatchObject({
    level: 50,
    error: { type: "TypeError", message: "nobody expects this" },
  });
  expect(code).toBe(1);
});
