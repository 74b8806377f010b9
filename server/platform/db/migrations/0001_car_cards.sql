CREATE TABLE "car_cards" (
	"car_key" bigint PRIMARY KEY NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
INSERT INTO "car_cards" ("car_key", "card")
SELECT c."key", json_build_object(
	'key', c."key", 'id', c."id", 'ad_title_ar', c."ad_title_ar", 'ad_title_en', c."ad_title_en",
	'make_id', c."make_id", 'model_id', c."model_id", 'custom_model', c."custom_model",
	'year', c."year", 'price', c."price", 'mileage', c."mileage", 'city_id', c."city_id", 'color', c."color",
	'body_type', c."body_types"[1], 'discount', s."discount", 'tags', s."tags",
	'image', (SELECT p."url" FROM "car_pictures" p WHERE p."car_id" = c."id" AND p."position" = 0),
	'featured_until', to_char(c."featured_until" AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
	'published_at', to_char(c."published_at" AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "searchable_cars" s JOIN "cars" c ON c."key" = s."car_key";
--> statement-breakpoint
ALTER TABLE "searchable_cars" DROP COLUMN "discount";
