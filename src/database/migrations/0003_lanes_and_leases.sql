CREATE TYPE "public"."lane" AS ENUM('short', 'long');--> statement-breakpoint
CREATE TYPE "public"."mail_purpose" AS ENUM('reset', 'confirm');--> statement-breakpoint
CREATE TABLE "devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"job_id" text PRIMARY KEY NOT NULL,
	"source_key" text,
	"erase_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL,
	"swept_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" "mail_purpose" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DELETE FROM "webhook_deliveries" WHERE "account_id" NOT IN (SELECT "account_id" FROM "webhooks");
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_account_id_accounts_id_fk";
--> statement-breakpoint
DROP INDEX "jobs_unfinished";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "account_id" text;--> statement-breakpoint
UPDATE "contents" SET "account_id" = "jobs"."account_id" FROM "jobs" WHERE "jobs"."id" = "contents"."job_id";--> statement-breakpoint
ALTER TABLE "contents" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "source_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "source_erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" "lane" DEFAULT 'long' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_account" ON "devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "devices_expiry" ON "devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "mail_tokens_account" ON "mail_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_account_id_webhooks_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."webhooks"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contents_account_bytes" ON "contents" USING btree ("account_id","bytes");--> statement-breakpoint
CREATE INDEX "jobs_next" ON "jobs" USING btree ("account_id","lane","updated_at","id") WHERE "jobs"."status" = 'pending' and "jobs"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_in_hand" ON "jobs" USING btree ("id") WHERE "jobs"."status" = 'processing' or ("jobs"."status" = 'pending' and "jobs"."declined_at" is not null);--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("updated_at") WHERE "jobs"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "jobs_source_kept" ON "jobs" USING btree ("updated_at") WHERE "jobs"."source_erased_at" is null and "jobs"."status" in ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "jobs_account_bytes" ON "jobs" USING btree ("account_id","source_bytes") WHERE "jobs"."source_bytes" > 0;--> statement-breakpoint
CREATE INDEX "jobs_content" ON "jobs" USING btree (('post_' || substr(encode(sha256(('content of ' || "id")::bytea), 'hex'), 1, 32)));--> statement-breakpoint
CREATE INDEX "webhook_deliveries_account" ON "webhook_deliveries" USING btree ("account_id","next_attempt_at");