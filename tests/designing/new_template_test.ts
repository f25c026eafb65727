import { expect, test } from "bun:test";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testTemplate } from "postloom/testing";
import { UserError } from "../../src/common/user_error.ts";
import { newTemplate } from "../../src/designing/new_template.ts";
import { findTemplates, loadTemplates, TEMPLATES_DIR } from "../../src/rendering/templates.ts";

/** Beside the templates, as what a template imports is found from there. */
async function inFolderOfTemplates<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(TEMPLATES_DIR, "../.new-template-"));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

const ticket = await inFolderOfTemplates(async (dir) => {
  await newTemplate("quote", dir);
  await newTemplate("gift_ticket", dir);
  await testTemplate(test, { path: join(dir, "gift_ticket.tsx"), extent: "markup" });
  return await loadTemplates(await findTemplates([dir]));
});

test("a new template is found by its name, which is its title too", () => {
  expect(Object.keys(ticket)).toEqual(["gift_ticket", "quote"]);
  expect(ticket.gift_ticket?.title).toBe("Gift ticket");
});

test("a name that cannot be one, or is taken, is refused, and nothing is written", async () => {
  await inFolderOfTemplates(async (dir) => {
    await writeFile(join(dir, "taken.ts"), "");
    for (const [name, problem] of [
      ["Ticket", /small letters/],
      ["my-ticket", /small letters/],
      ["../ticket", /small letters/],
      ["", /small letters/],
      ["a".repeat(41), /up to 40/],
      ["auto", /choose one/],
      ["taken", /taken\.ts/],
    ] as const) {
      const writing = newTemplate(name, dir);
      await expect(writing).rejects.toBeInstanceOf(UserError);
      await expect(writing).rejects.toThrow(problem);
    }
    expect(await readdir(dir)).toEqual(["taken.ts"]);
  });
});
