ALTER TABLE "jobs" ADD COLUMN "post_id" text;--> statement-breakpoint
-- Of earlier jobs nobody wrote down whether they were revisions or variants: each stays a post of its own.
UPDATE "jobs" SET "post_id" = "id";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "post_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_post" ON "jobs" USING btree ("post_id","created_at");
