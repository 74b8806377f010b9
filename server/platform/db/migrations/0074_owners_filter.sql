ALTER TABLE "searchable_cars" ADD COLUMN "owners_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- the search rows of older ads lack it
INSERT INTO "search_rebuilds" ("id", "version", "after_key") SELECT 1, 1, 0 WHERE EXISTS (SELECT FROM "cars")
ON CONFLICT ("id") DO UPDATE SET "version" = "search_rebuilds"."version" + 1, "after_key" = 0;
