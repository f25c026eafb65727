import { Command, Option } from "commander";
import type { Account } from "../accounts/account.ts";
import { PLANS } from "../accounts/account.ts";
import { openRecords, type Records } from "../app.ts";
import { CommandError, type Terminal } from "./_terminal.ts";

/** `account create`. */
export function accountCommand(terminal: Terminal): Command {
  const command = new Command("account").description("Make accounts");
  command
    .command("create")
    .description("Make an account, which can then have API keys")
    .requiredOption("--email <email>", "address that names the account")
    .addOption(new Option("--plan <plan>", "what it may do").choices([...PLANS]).default("free"))
    .action(async ({ email, plan }: { email: string; plan: string }) => {
      await using records = await openRecords(terminal.readConfig(), terminal.quietLog());
      const account = await records.accounts.create({ email, plan });
      terminal.say(`Made account ${account.email} with plan ${account.plan}`);
      terminal.print(account.id);
    });
  return command;
}

/** `key create`, `key list` and `key revoke`. */
export function keyCommand(terminal: Terminal): Command {
  const command = new Command("key").description("Make, list and revoke API keys");
  command
    .command("create")
    .description("Make a key and print it, alone and this once, on standard output")
    .requiredOption("--account <email>", "the account that it belongs to")
    .requiredOption("--name <name>", "what you will know it by")
    .action(async ({ account: email, name }: { account: string; name: string }) => {
      await using records = await openRecords(terminal.readConfig(), terminal.quietLog());
      const account = await requireAccount(records, email);
      const key = await records.keys.create(account.id, name);
      terminal.say(`Made key "${key.name}" for ${account.email}: it is not shown again`);
      terminal.print(key.text);
    });
  command
    .command("list")
    .description("List the keys of an account")
    .requiredOption("--account <email>", "the account that they belong to")
    .action(async ({ account: email }: { account: string }) => {
      await using records = await openRecords(terminal.readConfig(), terminal.quietLog());
      const account = await requireAccount(records, email);
      const keys = await records.keys.list(account.id);
      if (keys.length === 0) terminal.say(`${account.email} has no keys yet`);
      for (const key of keys) {
        const state = key.revokedAt === null ? "active" : `revoked ${key.revokedAt.toISOString()}`;
        const used =
          key.lastUsedAt === null ? "never used" : `used ${key.lastUsedAt.toISOString()}`;
        const text = `${key.prefix}…${key.lastFour}`;
        terminal.print([key.id, text, key.name, state, used].join("\t"));
      }
    });
  command
    .command("revoke")
    .description("End a key at once")
    .requiredOption("--account <email>", "the account that it belongs to")
    .argument("<id>", "the key's id, as in the list")
    .action(async (id: string, { account: email }: { account: string }) => {
      await using records = await openRecords(terminal.readConfig(), terminal.quietLog());
      const account = await requireAccount(records, email);
      const key = await records.keys.revoke(account.id, id);
      terminal.say(`Revoked key "${key.name}"`);
    });
  return command;
}

async function requireAccount(records: Records, email: string): Promise<Account> {
  const account = await records.accounts.findByEmail(email);
  if (account === undefined) {
    throw new CommandError(
      `Cannot find account "${email}": make it with "account create --email ${email}"`,
    );
  }
  return account;
}
