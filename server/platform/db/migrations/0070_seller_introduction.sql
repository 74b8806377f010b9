ALTER TABLE "profiles" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "opens_at" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "closes_at" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "friday_opens_at" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "friday_closes_at" text;