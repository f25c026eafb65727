import { dirname, resolve } from "node:path";
import { storeLogo } from "../brands/logo.ts";
import { readBrandText } from "../brands/read_brand.ts";
import { isRecord } from "../common/is_record.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import type { Brand } from "../posts/brand.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { CommandError } from "./_terminal.ts";

/**
 * Reads a brand from a JSON file with the members name, handle, colours and logo, a path that is
 * relative to the file. The logo is put into the store.
 *
 * @throws {CommandError} if a file is not there or is no JSON object.
 * @throws {InvalidRequestError} naming the member that is wrong and what it may be.
 */
export async function readBrandFile(path: string, store: Pick<ObjectStore, "put">): Promise<Brand> {
  const values = await readObject(path);
  const text = readBrandText(values);
  const { logo = null } = values;
  if (logo === null || logo === "") return { ...text, logo: null };
  if (typeof logo !== "string") throw new InvalidRequestError("Invalid logo: must be a path");
  const file = Bun.file(resolve(dirname(path), logo));
  if (!(await file.exists())) {
    throw new CommandError(
      `Cannot find the logo "${file.name}": its path is relative to the brand's file`,
    );
  }
  return { ...text, logo: await storeLogo(await file.bytes(), store) };
}

async function readObject(path: string): Promise<Readonly<Record<string, unknown>>> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw new CommandError(`Cannot find the file "${path}"`);
  const value: unknown = await file.json().catch((cause: unknown) => {
    throw new CommandError(`Cannot read "${path}": it is no JSON`, { cause });
  });
  if (isRecord(value)) return value;
  throw new CommandError(`Cannot read "${path}": it must be a JSON object such as {"name": "You"}`);
}
