import { dirname, resolve } from "node:path";
import { storeFont } from "../brands/font.ts";
import { storeLogo } from "../brands/logo.ts";
import { readBrandText } from "../brands/read_brand.ts";
import { InvalidRequestError, UserError } from "../common/user_error.ts";
import { readFont } from "../fonts/font_file.ts";
import type { Brand } from "../posts/brand.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { readJsonFile, readNamedFile } from "./_read_file.ts";

/**
 * Reads a brand from a JSON file with the members name, handle, colours, logo and font, the
 * last two as paths that are relative to the file. Both are put into the store.
 *
 * @throws {UserError} if a file does not exist, or is not a JSON object.
 * @throws {InvalidRequestError} naming the invalid member and its allowed values.
 */
export async function readBrandFile(path: string, store: Pick<ObjectStore, "put">): Promise<Brand> {
  const values = await readJsonFile(path, '{"name": "You"}');
  const text = readBrandText(values);
  const logo = await readPart("logo", values.logo, path);
  const font = await readPart("font", values.font, path);
  return {
    ...text,
    logo: logo && (await storeLogo(logo, store)),
    font: font && (await storeFont(font, await readFont(font), store)),
  };
}

/** Reads the file of a member, a path that is relative to the brand's file; null if there is none. */
async function readPart(
  name: string,
  value: unknown,
  brandPath: string,
): Promise<Uint8Array | null> {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "string") throw new InvalidRequestError(`Invalid ${name}: must be a path`);
  const path = resolve(dirname(brandPath), value);
  if (!(await Bun.file(path).exists())) {
    throw new UserError(
      `Cannot find the ${name} "${path}": its path is relative to the brand's file`,
    );
  }
  return await readNamedFile(path);
}
