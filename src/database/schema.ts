import { sql } from "drizzle-orm";
import {
  doublePrecision,
  index,
  json,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ContentImage, ContentVideo, JobRequest } from "../jobs/job.ts";
import type { Json } from "../pipeline/checkpoints.ts";

/** What an account may use. */
export const plan = pgEnum("plan", ["free", "pro", "enterprise"]);

export const jobStatus = pgEnum("job_status", ["pending", "processing", "completed", "failed"]);

export const sourceType = pgEnum("source_type", ["text", "pdf"]);

/** Milliseconds are all that a JavaScript date can carry there and back. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who owns keys and jobs. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    plan: plan("plan").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
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

// Values that are only ever read whole are `json`, not `jsonb`: it gives back what was put in, key
// order included, and takes any string, where `jsonb` refuses "\u0000" and lone surrogates.

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
    sourceKey: text("source_key").notNull(),
    request: json("request").$type<JobRequest>().notNull(),
    progress: doublePrecision("progress").notNull().default(0),
    stage: text("stage"),
    errorMessage: text("error_message"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("jobs_account").on(table.accountId, table.createdAt),
    index("jobs_unfinished")
      .on(table.updatedAt)
      .where(sql`${table.status} in ('pending', 'processing')`),
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
    type: sourceType("type").notNull(),
    format: text("format").notNull(),
    caption: text("caption").notNull(),
    hashtags: text("hashtags").notNull(),
    audioKey: text("audio_key"),
    metadata: json("metadata").$type<Record<string, unknown>>().notNull(),
    images: json("images").$type<ContentImage[]>().notNull(),
    videos: json("videos").$type<ContentVideo[]>().notNull(),
    files: json("files").$type<Record<string, string>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("contents_job_unique").on(table.jobId)],
);

/** What the finished stages of an unfinished job left. */
export const checkpoints = pgTable(
  "checkpoints",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    stage: text("stage").notNull(),
    value: json("value").$type<Json>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] })],
);
