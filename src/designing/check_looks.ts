import { relative } from "node:path";
import { findSources } from "../rendering/sources.ts";
import { findTemplates, loadTemplates } from "../rendering/templates.ts";
import type { CheckedLooks } from "./checked_looks.ts";

/**
 * Loads every look and prints which can be drawn, as JSON: a program of its own, as a file that was
 * imported once is not read again, and one that does not end can be stopped.
 */
async function main(dir: string): Promise<void> {
  const checked: CheckedLooks = { good: {}, faults: {} };
  const found = await findTemplates([dir], ({ message }) => {
    checked.faults[message.split('"')[1] ?? "templates"] = message;
  });
  for (const [name, path] of found) {
    const fault = await faultOf(name, path);
    if (fault !== undefined) checked.faults[name] = fault;
    else checked.good[name] = { entry: relative(dir, path), files: await partsOf(path, dir) };
  }
  console.log(JSON.stringify(checked));
}

async function faultOf(name: string, path: string): Promise<string | undefined> {
  const faults: string[] = [];
  try {
    await loadTemplates(new Map([[name, path]]), ({ message }) => faults.push(message));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults[0];
}

/** The look's own files, relative to the folder of looks. */
async function partsOf(path: string, dir: string): Promise<string[]> {
  const { files } = await findSources([path]);
  return files.map((file) => relative(dir, file)).filter((file) => !file.startsWith(".."));
}

await main(process.argv[2] ?? "");
