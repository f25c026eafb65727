ALTER TYPE "public"."mail_purpose" ADD VALUE 'email';--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "new_email" text;