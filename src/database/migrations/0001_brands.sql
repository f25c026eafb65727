ALTER TABLE "accounts" ADD COLUMN "brand" json;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "brand" json;