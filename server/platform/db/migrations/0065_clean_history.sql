ALTER TABLE "searchable_cars" ADD COLUMN "accident" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_cars" ADD COLUMN "paint" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- the search rows of older ads have neither
INSERT INTO "search_rebuilds" ("id", "version", "after_key") SELECT 1, 1, 0 WHERE EXISTS (SELECT FROM "cars")
ON CONFLICT ("id") DO UPDATE SET "version" = "search_rebuilds"."version" + 1, "after_key" = 0;
