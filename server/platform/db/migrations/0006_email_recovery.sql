ALTER TABLE "email_changes" ADD COLUMN "waits_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "began_by" uuid;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "ends_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "topic" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "account_email" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_began_by_users_id_fk" FOREIGN KEY ("began_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;