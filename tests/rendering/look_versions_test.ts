import { expect, test } from "bun:test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lookVersions } from "../../src/rendering/look_versions.ts";
import { findTemplates } from "../../src/rendering/templates.ts";
import { inFolder } from "./_pictures.ts";

test("another look, or a change of one, leaves the versions of the other looks as they are", async () => {
  await inFolder(async (folder) => {
    const versions = async () => lookVersions(await findTemplates([folder]));
    await writeFile(join(folder, "poster.ts"), "export const size = 1;");
    const poster = (await versions()).get("poster");
    await writeFile(join(folder, "ticket.ts"), "export const size = 1;");
    const both = await versions();
    expect(both.get("poster")).toBe(poster);
    expect(both.get("ticket")).not.toBe(poster);
    await writeFile(join(folder, "poster.ts"), "export const size = 2;");
    const changed = await versions();
    expect(changed.get("poster")).not.toBe(poster);
    expect(changed.get("ticket")).toBe(both.get("ticket"));
  });
});
