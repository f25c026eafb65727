import { dirname, resolve } from "node:path";
import { storeLogo } from "../brands/logo.ts";
import { readBrandText } from "../brands/read_brand.ts";
import { InvalidRequestError, UserError } from "../common/user_error.ts";
import type { Brand } from "../posts/brand.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { readJsonFile, readNamedFile } from "./_read_file.ts";

/**
 * Reads a brand from a JSON file with the members name, handle, colours and logo, a path that is
 * relative to the file. The logo is put into the store.
 *
 * @throws {UserError} if a file does not exist, or is not a JSON object.
 * @throws {InvalidRequestError} naming the invalid member and its allowed values.
 */
export async function readBrandFile(path: string, store: Pick<ObjectStore, "put">): Promise<Brand> {
  const values = await readJsonFile(path, '{"name": "You"}');
  const text = readBrandText(values);
  const { logo = null } = values;
  if (logo === null || logo === "") return { ...text, logo: null };
  if (typeof logo !== "string") throw new InvalidRequestError("Invalid logo: must be a path");
  const logoPath = resolve(dirname(path), logo);
  if (!(await Bun.file(logoPath).exists())) {
    throw new UserError(
      `Cannot find the logo "${logoPath}": its path is relative to the brand's file`,
    );
  }
  return { ...text, logo: await storeLogo(await readNamedFile(logoPath), store) };
}
