ALTER TABLE "articles" ADD COLUMN "translation_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_words_ar" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_words_en" text;--> statement-breakpoint
UPDATE "articles" SET "search_words_ar" = "search_words", "search_words_en" = "search_words";--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "search_words_ar" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "search_words_en" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search_words";
