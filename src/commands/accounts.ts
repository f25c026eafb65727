import { resolve } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import type { Account } from "../accounts/account.ts";
import type { Agreement } from "../accounts/account_store.ts";
import { createInvite } from "../accounts/invites.ts";
import { passwordProblem } from "../accounts/passwords.ts";
import { limitsOf, PLANS } from "../accounts/plans.ts";
import { openRepositories, type Repositories } from "../app/open_repositories.ts";
import { UserError } from "../common/user_error.ts";
import type { Config } from "../config/mod.ts";
import { deleteAccount } from "../jobs/delete_account.ts";
import type { Terminal } from "./_terminal.ts";

const MEGABYTE = 1_000_000;

/** Limits given on the command line. */
interface LimitOptions {
  requestsPerHour?: number | "plan";
  concurrentJobs?: number | "plan";
  /** In megabytes. */
  storage?: number | "plan";
}

/** Options of `account set`. */
interface SetOptions extends LimitOptions {
  email: string;
  newEmail?: string;
  plan?: string;
  confirmed?: true;
}

/** `account` with `create`, `set`, `list`, `password`, `delete` and `invite`. */
export function accountCommand(terminal: Terminal): Command {
  const command = new Command("account").description("Create and change accounts");
  const open = () => openRepositories(terminal.readConfig(), terminal.quietLog());
  withLimits(command.command("create"))
    .description("Create an account")
    .requiredOption("--email <email>", "email address of the account")
    .addOption(new Option("--plan <plan>", "its plan").choices([...PLANS]).default("free"))
    .action(async ({ email, plan, ...limits }: LimitOptions & { email: string; plan: string }) => {
      await using repositories = await open();
      const account = await repositories.accounts.create({ email, plan, ...agreementOf(limits) });
      terminal.info(`Created account ${describe(account)} in ${placeOf(terminal.readConfig())}`);
      terminal.print(account.id);
    });
  withLimits(command.command("set"))
    .description("Change the email, the plan or the limits of an account, or confirm it")
    .requiredOption("--email <email>", "the account")
    .option("--new-email <email>", "the email by which its owner signs in from then on")
    .addOption(new Option("--plan <plan>", "its new plan").choices([...PLANS]))
    .option("--confirmed", "let it make posts without a confirmation by mail")
    .action(async ({ email, newEmail, plan, confirmed, ...limits }: SetOptions) => {
      await using repositories = await open();
      const { id } = await requireAccount(terminal, repositories, email);
      const changes = {
        ...(newEmail === undefined ? {} : { email: newEmail }),
        ...(plan === undefined ? {} : { plan }),
        ...(confirmed === undefined ? {} : { confirmed }),
        ...agreementOf(limits),
      };
      const account = await repositories.accounts.change(id, changes);
      terminal.info(`Changed account ${describe(account)}`);
    });
  command
    .command("list")
    .description("List the accounts: id, email, plan and when each was made")
    .action(async () => {
      await using repositories = await open();
      let count = 0;
      for await (const { id, email, plan, createdAt } of repositories.accounts.list()) {
        terminal.print([id, email, plan, createdAt.toISOString()].join("\t"));
        count++;
      }
      if (count === 0)
        terminal.info(`There is no account yet in ${placeOf(terminal.readConfig())}`);
    });
  command
    .command("password")
    .description(
      "Set an account's password, read from standard input, end its sessions and revoke its keys",
    )
    .requiredOption("--email <email>", "the account")
    .option("--keep-keys", "leave its API keys valid")
    .action(async ({ email, keepKeys = false }: { email: string; keepKeys?: boolean }) => {
      await using repositories = await open();
      const { id } = await requireAccount(terminal, repositories, email);
      const password = (await terminal.readInput()).replace(/\r?\n$/, "");
      const problem = await passwordProblem(password, { email });
      if (problem !== undefined) throw new UserError(`Cannot use this password: it ${problem}`);
      await repositories.accounts.setPassword(id, password, { revokeKeys: !keepKeys });
      terminal.info(`Set the password of ${email}${keepKeys ? "" : " and revoked its keys"}`);
    });
  command
    .command("delete")
    .description("Delete an account with everything that it has, for good")
    .argument("<email>", "the account")
    .option("--yes", "do not only say what would be deleted")
    .action(async (email: string, { yes = false }: { yes?: boolean }) => {
      await using repositories = await open();
      const account = await requireAccount(terminal, repositories, email);
      if (!yes) {
        throw new UserError(
          `Cannot delete account "${account.email}" without "--yes": its posts, files and keys are lost for good`,
        );
      }
      await deleteAccount(repositories.database.db, account.id);
      terminal.info(`Deleted account ${account.email}: its files are erased soon`);
    });
  command
    .command("invite")
    .description("Print a code that lets one person sign up within 7 days")
    .action(async () => {
      await using repositories = await open();
      terminal.info("Created an invite for one person: it is not shown again");
      terminal.print(await createInvite(repositories.database.db));
    });
  return command;
}

/** `key create`, `key list` and `key revoke`. */
export function keyCommand(terminal: Terminal): Command {
  const command = new Command("key").description("Create, list and revoke API keys");
  command
    .command("create")
    .description("Create an API key and print it to standard output; it is not shown again")
    .requiredOption("--account <email>", "the account that it belongs to")
    .requiredOption("--name <name>", "a name to recognise it by")
    .action(async ({ account: email, name }: { account: string; name: string }) => {
      await using repositories = await openRepositories(terminal.readConfig(), terminal.quietLog());
      const account = await requireAccount(terminal, repositories, email);
      const key = await repositories.keys.create(account.id, name);
      terminal.info(`Created key "${key.name}" for ${account.email}: it is not shown again`);
      terminal.print(key.text);
    });
  command
    .command("list")
    .description("List an account's API keys")
    .requiredOption("--account <email>", "the account that they belong to")
    .action(async ({ account: email }: { account: string }) => {
      await using repositories = await openRepositories(terminal.readConfig(), terminal.quietLog());
      const account = await requireAccount(terminal, repositories, email);
      const keys = await repositories.keys.list(account.id);
      if (keys.length === 0) terminal.info(`${account.email} has no keys yet`);
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
    .description("Revoke an API key at once")
    .requiredOption("--account <email>", "the account that it belongs to")
    .argument("<id>", "the key's id, as in the list")
    .action(async (id: string, { account: email }: { account: string }) => {
      await using repositories = await openRepositories(terminal.readConfig(), terminal.quietLog());
      const account = await requireAccount(terminal, repositories, email);
      const key = await repositories.keys.revoke(account.id, id);
      terminal.info(`Revoked key "${key.name}"`);
    });
  return command;
}

async function requireAccount(
  terminal: Terminal,
  repositories: Repositories,
  email: string,
): Promise<Account> {
  const account = await repositories.accounts.findByEmail(email);
  if (account === undefined) {
    throw new UserError(
      `Cannot find account "${email}" in ${placeOf(terminal.readConfig())}: make it with "account create --email ${email}", or set what the service was started with`,
    );
  }
  return account;
}

/** Which database a command works on: one of another folder than the service's looks just as good. */
function placeOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === null
    ? `the database in DATA_DIR, "${resolve(dataDir)}"`
    : "the database at DATABASE_URL";
}

function withLimits(command: Command): Command {
  const plan = '"plan" for the plan\'s own limit';
  return command
    .option("--requests-per-hour <n>", `maximum requests per hour, or ${plan}`, parseLimit)
    .option("--concurrent-jobs <n>", `maximum unfinished jobs at a time, or ${plan}`, parseLimit)
    .option("--storage <mb>", `maximum megabytes of sources and posts, or ${plan}`, parseLimit);
}

function parseLimit(value: string): number | "plan" {
  if (value === "plan") return value;
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be an integer or "plan".');
  return Number(value);
}

function agreementOf({ requestsPerHour, concurrentJobs, storage }: LimitOptions): Agreement {
  return {
    ...(requestsPerHour === undefined ? {} : { requestsPerHour: agreed(requestsPerHour) }),
    ...(concurrentJobs === undefined ? {} : { concurrentJobs: agreed(concurrentJobs) }),
    ...(storage === undefined
      ? {}
      : { storageBytes: storage === "plan" ? null : storage * MEGABYTE }),
  };
}

function agreed(value: number | "plan"): number | null {
  return value === "plan" ? null : value;
}

function describe(account: Account): string {
  const { requestsPerHour, concurrentJobs, storageBytes } = limitsOf(account);
  const requests = `${requestsPerHour ?? "unlimited"} requests/hour`;
  const jobs = `${concurrentJobs ?? "unlimited"} concurrent jobs`;
  const storage =
    storageBytes === null ? "unlimited storage" : `${storageBytes / MEGABYTE} MB of storage`;
  return `${account.email} with plan ${account.plan} (${requests}, ${jobs}, ${storage})`;
}
