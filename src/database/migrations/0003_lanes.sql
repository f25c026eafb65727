CREATE TYPE "public"."lane" AS ENUM('short', 'long');--> statement-breakpoint
DROP INDEX "jobs_unfinished";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" "lane" DEFAULT 'long' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "jobs_next" ON "jobs" USING btree ("account_id","lane","updated_at","id") WHERE "jobs"."status" = 'pending' and "jobs"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_in_hand" ON "jobs" USING btree ("id") WHERE "jobs"."status" = 'processing' or ("jobs"."status" = 'pending' and "jobs"."declined_at" is not null);