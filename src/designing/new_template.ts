import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { UserError } from "../common/user_error.ts";
import { findTemplates, TEMPLATES_DIR } from "../rendering/templates.ts";

/** The starting point of a new template: itself a template, checked and tested like any other. */
const STARTER = join(TEMPLATES_DIR, "_starter.tsx");

/**
 * Creates a working template to start from.
 *
 * @param dir The templates folder.
 * @returns The path of the new file.
 * @throws {UserError} if the name is invalid or taken.
 */
export async function newTemplate(name: string, dir: string): Promise<string> {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) {
    throw new UserError(
      `Cannot name a template "${name}": use up to 40 small letters, digits and "_", with a letter first`,
    );
  }
  if (name === "auto") {
    throw new UserError(
      'Cannot name a template "auto" as that asks Postloom to choose one: use another name',
    );
  }
  const taken = (await findTemplates([dir])).get(name);
  if (taken !== undefined) {
    throw new UserError(
      `Cannot write template "${name}" as "${relative(process.cwd(), taken)}" has the name: use another one`,
    );
  }
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
  const component = name.replaceAll(/(?:^|_+)([a-z0-9]?)/g, (_, letter) => letter.toUpperCase());
  const source = await readFile(STARTER, "utf8");
  const path = join(dir, `${name}.tsx`);
  await writeFile(
    path,
    source
      .replaceAll("StarterLook", `${component}Look`)
      .replace('title: "Starter"', `title: "${title}"`)
      .replace("A plain look to make another one from", `${title}, a look of its own`),
    // Never overwrites a file created in the meantime.
    { flag: "wx" },
  );
  return path;
}
