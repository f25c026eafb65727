import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Json } from "../common/json.ts";
import type { Brand } from "../posts/brand.ts";
import type { ContentImage, ContentMetadata, ContentVideo } from "../posts/content.ts";
import type { OwnPicture } from "../posts/own_picture.ts";
import type { SlideFit } from "../posts/report.ts";
import type { StoredRequest } from "../posts/stored_request.ts";

/** What an account may use. */
export const plan = pgEnum("plan", ["free", "pro", "enterprise"]);

export const jobStatus = pgEnum("job_status", ["pending", "processing", "completed", "failed"]);

/** What a link in a mail is for. */
export const mailPurpose = pgEnum("mail_purpose", ["reset", "confirm", "email"]);

export const sourceType = pgEnum("source_type", ["text", "pdf"]);

/** Which of a worker's slots a job takes. */
export const lane = pgEnum("lane", ["short", "long"]);

/** Milliseconds are all that a JavaScript date can carry there and back. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who owns keys and jobs. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    plan: plan("plan").notNull(),
    /** Argon2id, as Bun.password writes it; null for accounts that nobody can sign in to. */
    passwordHash: text("password_hash"),
    /** What was agreed with this account; null: what the plan says. */
    requestsPerHour: integer("requests_per_hour"),
    concurrentJobs: integer("concurrent_jobs"),
    storageBytes: bigint("storage_bytes", { mode: "number" }),
    brand: json("brand").$type<Brand>(),
    /** Whether mail reaches its owner; true for accounts that nobody has to confirm. */
    confirmed: boolean("confirmed").notNull().default(true),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When its owner or the operator deleted it; what it had is erased soon after. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [uniqueIndex("accounts_email_unique").on(sql`lower(${table.email})`)],
);

/** Keys of the API. Only a hash is kept, so that a copy of the table opens nothing. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id),
    name: text("name").notNull(),
    /** First and last characters of the key, by which its owner knows it again. */
    prefix: text("prefix").notNull(),
    lastFour: text("last_four").notNull(),
    /** SHA-256 of the whole key, in hexadecimal. */
    hash: text("hash").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    uniqueIndex("api_keys_hash_unique").on(table.hash),
    index("api_keys_account").on(table.accountId, table.createdAt),
  ],
);

/** Who is signed in to the dashboard. Only hashes of the tokens are kept. */
export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token, in hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** What the browser calls itself; null for sessions of earlier releases. */
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_account").on(table.accountId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** Browsers that somebody has signed in from. Only hashes of their tokens are kept. */
export const devices = pgTable(
  "devices",
  {
    /** SHA-256 of the token, in hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("devices_account").on(table.accountId),
    index("devices_expiry").on(table.expiresAt),
  ],
);

/** What links in mails may do once. Only hashes of the tokens are kept. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    /** SHA-256 of the token, in hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: mailPurpose("purpose").notNull(),
    /** What the account had when the link was sent: a change voids it. */
    email: text("email").notNull(),
    passwordHash: text("password_hash"),
    /** What the account's email becomes; null for links of other purposes. */
    newEmail: text("new_email"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("mail_tokens_account").on(table.accountId),
    index("mail_tokens_expiry").on(table.expiresAt),
  ],
);

/** Codes that let somebody sign up, each once. Only hashes of the codes are kept. */
export const invites = pgTable("invites", {
  /** SHA-256 of the code, in hexadecimal. */
  codeHash: text("code_hash").primaryKey(),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/** How often something was done within a second, from which sliding windows are summed. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    /** What is counted and for whom, such as "requests:acc_…". */
    key: text("key").notNull(),
    second: moment("second").notNull(),
    used: integer("used").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.second] }),
    index("rate_counters_second").on(table.second),
  ],
);

// Values that are only ever read whole are `json`, not `jsonb`: it gives back what was put in, key
// order included, and takes any string, where `jsonb` refuses "\u0000" and lone surrogates.

/** The id of a job's content, as `contentIdOf` computes it, by which files lead to their job. */
export function contentIdOfRow(jobId: AnyPgColumn): SQL {
  return sql`('post_' || substr(encode(sha256(('content of ' || ${jobId})::bytea), 'hex'), 1, 32))`;
}

/** One request for a post. */
export const jobs = pgTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id),
    status: jobStatus("status").notNull().default("pending"),
    type: sourceType("type").notNull(),
    filename: text("filename"),
    /** The first words of the text that it is made from; null for PDFs, and for jobs of earlier releases. */
    title: text("title"),
    sourceKey: text("source_key").notNull(),
    sourceBytes: bigint("source_bytes", { mode: "number" }).notNull().default(0),
    /** When its source was deleted as kept for long enough: nothing can be made from it any more. */
    sourceErasedAt: moment("source_erased_at"),
    /** Pictures that were sent with the request; null if there are none. */
    pictures: json("pictures").$type<OwnPicture[]>(),
    request: json("request").$type<StoredRequest>().notNull(),
    brand: json("brand").$type<Brand>(),
    // No references: the jobs that they name may be deleted.
    /** The job that was the first of its post: all revisions of a post share it, and it may be this one. */
    postId: text("post_id").notNull(),
    /** The job whose draft was edited for this one; null if it was made from its source. */
    revisionOf: text("revision_of"),
    /** The job that the first draft came from, which has the source; null if that is this one. */
    originId: text("origin_id"),
    lane: lane("lane").notNull().default("long"),
    progress: doublePrecision("progress").notNull().default(0),
    stage: text("stage"),
    /** Number of the last run, which fences off earlier ones: only ever grows. */
    runs: integer("runs").notNull().default(0),
    /** Whether the last run has not said how it ended: it goes on, or its worker was lost. */
    runOpen: boolean("run_open").notNull().default(false),
    /** Runs that ended with their worker since the job was last asked for. */
    lostRuns: integer("lost_runs").notNull().default(0),
    /** How often the job, and no other, was found to block or outgrow the process that ran it. */
    wedges: integer("wedges").notNull().default(0),
    /** When it was first left to a worker with other formats or looks; null once it has started. */
    declinedAt: moment("declined_at"),
    errorMessage: text("error_message"),
    /** What kind of failure it was, for programs; null unless the job failed. */
    errorCode: text("error_code"),
    /** Whether the same job may succeed when it is tried again; null unless it failed. */
    retryable: boolean("retryable"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("jobs_account").on(table.accountId, table.createdAt),
    index("jobs_account_unfinished")
      .on(table.accountId)
      .where(sql`${table.status} in ('pending', 'processing')`),
    // Both in the order in which they are read, a page at a time.
    index("jobs_next")
      .on(table.accountId, table.lane, table.updatedAt, table.id)
      .where(sql`${table.status} = 'pending' and ${table.declinedAt} is null`),
    index("jobs_in_hand")
      .on(table.id)
      .where(
        sql`${table.status} = 'processing' or (${table.status} = 'pending' and ${table.declinedAt} is not null)`,
      ),
    index("jobs_failed").on(table.updatedAt).where(sql`${table.status} = 'failed'`),
    index("jobs_source_kept")
      .on(table.updatedAt)
      .where(sql`${table.sourceErasedAt} is null and ${table.status} in ('completed', 'failed')`),
    index("jobs_account_bytes")
      .on(table.accountId, table.sourceBytes)
      .where(sql`${table.sourceBytes} > 0`),
    index("jobs_content").on(contentIdOfRow(table.id)),
    index("jobs_post").on(table.postId, table.createdAt),
  ],
);

/** Pictures that were sent ahead of the requests that show them, for a while. */
export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    picture: json("picture").$type<OwnPicture>().notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("uploads_account").on(table.accountId, table.bytes),
    index("uploads_expiry").on(table.expiresAt),
  ],
);

/** A finished post; at most one for each job. */
export const contents = pgTable(
  "contents",
  {
    id: text("id").primaryKey(),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id),
    /** The job's, here too so that the sizes of an account's posts are summed from an index. */
    accountId: text("account_id").notNull(),
    type: sourceType("type").notNull(),
    format: text("format").notNull(),
    caption: text("caption").notNull(),
    hashtags: text("hashtags").notNull(),
    audioKey: text("audio_key"),
    metadata: json("metadata").$type<ContentMetadata>().notNull(),
    images: json("images").$type<ContentImage[]>().notNull(),
    videos: json("videos").$type<ContentVideo[]>().notNull(),
    files: json("files").$type<Record<string, string>>().notNull(),
    /** How its slides were drawn; null for posts that do not tell. */
    fits: json("fits").$type<SlideFit[]>(),
    /** Size of its files, for the account's quota. */
    bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("contents_job_unique").on(table.jobId),
    index("contents_account_bytes").on(table.accountId, table.bytes),
  ],
);

/** Jobs whose files have to be deleted. No job is retried while it is here. */
export const erasures = pgTable(
  "erasures",
  {
    // No reference: most of these jobs are deleted.
    jobId: text("job_id").primaryKey(),
    /** Null while the job, and with it its source, is kept: only what its runs left is deleted. */
    sourceKey: text("source_key"),
    /** When its files are deleted next, or once more if that failed. */
    eraseAt: moment("erase_at").notNull().defaultNow(),
    /** When they were deleted first; a worker that was cut off may have written some since. */
    erasedAt: moment("erased_at"),
  },
  (table) => [index("erasures_due").on(table.eraseAt)],
);

/** What is known of the installation as a whole, in one row. */
export const installation = pgTable("installation", {
  one: boolean("one").primaryKey().default(true),
  /** By which a store of objects is known to belong to this database. */
  id: text("id").notNull(),
  /** When a process last began to look for what nobody needs. */
  sweptAt: moment("swept_at"),
});

/** What the finished stages of an unfinished job left, and what is kept of them for revisions of its post. */
export const checkpoints = pgTable(
  "checkpoints",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    stage: text("stage").notNull(),
    value: json("value").$type<Json>().notNull(),
    /** Whether it stays when the job is completed. */
    kept: boolean("kept").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] })],
);

/** Responses to the first requests that came with an idempotency key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** SHA-256 of what was asked, in hexadecimal. */
    requestHash: text("request_hash").notNull(),
    /** The job that it makes, so that who repeats it after a crash makes no second one. */
    jobId: text("job_id").notNull(),
    /** HTTP status of the response; null while the request is in flight. */
    status: integer("status"),
    response: json("response").$type<Json>(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

/** Where an account is told of its finished jobs. */
export const webhooks = pgTable("webhooks", {
  accountId: text("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  url: text("url").notNull(),
  /** What deliveries are signed with, as "whsec_…". */
  secret: text("secret").notNull(),
  /** Attempts that failed since the last one that succeeded. */
  failures: integer("failures").notNull().default(0),
  /** Until when nothing is sent, as the receiver keeps failing. */
  pausedUntil: moment("paused_until"),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** What is to be told, or was told, to webhooks. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    // A delivery belongs to the webhook that was there when it was written, and to no later one.
    accountId: text("account_id")
      .notNull()
      .references(() => webhooks.accountId, { onDelete: "cascade" }),
    // No reference: a job that is deleted may still have news on the way.
    jobId: text("job_id").notNull(),
    event: text("event").notNull(),
    payload: json("payload").$type<Json>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Null when there is nothing left to do: delivered, or given up. */
    nextAttemptAt: moment("next_attempt_at"),
    deliveredAt: moment("delivered_at"),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("webhook_deliveries_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index("webhook_deliveries_account").on(table.accountId, table.nextAttemptAt),
  ],
);
