ALTER TABLE "brands" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_text("name_ar" || ' ' || "name_en")) STORED;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "announced_state" text NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text("title_ar" || ' ' || "title_en" || ' ' || "text_ar" || ' ' || "text_en")) STORED;