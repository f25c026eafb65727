ALTER TABLE "checkpoints" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "fits" json;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "revision_of" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "origin_id" text;