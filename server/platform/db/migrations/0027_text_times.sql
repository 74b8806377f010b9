ALTER TABLE "website_texts" ADD COLUMN "text_ar_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "website_texts" ADD COLUMN "text_en_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "website_texts" ADD COLUMN "replaced_ar" text;--> statement-breakpoint
ALTER TABLE "website_texts" ADD COLUMN "replaced_en" text;