import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { PROJECT, readPages } from "./_pages.ts";

/** Everything that the service can say, with "…" for what it fills in. */
async function readMessages(): Promise<string> {
  const files = await Array.fromAsync(new Glob("{src,remotion}/**/*.{ts,tsx}").scan(PROJECT));
  const sources = await Promise.all(files.map((file) => Bun.file(join(PROJECT, file)).text()));
  return sources
    .join("\n")
    .replaceAll(/`\s*\+\s*`|"\s*\+\s*"/g, "")
    .replaceAll(/\$\{[^{}]*\}/g, "…")
    .replaceAll(/\s+/g, " ");
}

const messages = await readMessages();

/** Parts of a quoted message that the code does not have. */
function unknownParts(quoted: string): string[] {
  return quoted
    .split("…")
    .map((part) => part.replaceAll('"', "").trim())
    .filter((part) => part !== "" && !messages.replaceAll(/\\?"/g, "").includes(part));
}

test("messages that docs/troubleshooting.md explains are those of the code", async () => {
  const page = (await readPages()).find(({ file }) => file === "docs/troubleshooting.md");
  const spans = [...(page?.text ?? "").matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  // What has words between words is a message, unless it is a command.
  const quoted = spans.filter(
    (text) => /[a-z] [a-z]/i.test(text) && !/^(bun|apt-get|account|chmod) /.test(text),
  );
  expect(quoted.filter((text) => unknownParts(text).length > 0)).toEqual([]);
  expect(quoted.length).toBeGreaterThan(30);
});

test("lines of the log that docs/operations.md explains are those of the code", async () => {
  const page = (await readPages()).find(({ file }) => file === "docs/operations.md");
  const table = /\n\| line \|[\s\S]*?\n\n/.exec(page?.text ?? "")?.[0] ?? "";
  const lines = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, line = ""]) => line),
  );
  expect(lines.filter((line) => unknownParts(line).length > 0)).toEqual([]);
  expect(lines.length).toBeGreaterThan(6);
});

test("a message that the code does not have is found", () => {
  expect(unknownParts("Cannot use … as it is no URL that starts with …")).toEqual([]);
  expect(unknownParts("Cannot use … as it is a Tuesday")).toEqual(["as it is a Tuesday"]);
});
