-- prices that waited for review, or were rejected, had been kept too
DELETE FROM "price_history" USING "cars"
WHERE "cars"."id" = "price_history"."car_id"
  AND EXISTS (SELECT FROM "car_versions" WHERE "car_versions"."car_id" = "cars"."id")
  AND NOT EXISTS (
    SELECT FROM "car_versions"
    WHERE "car_versions"."car_id" = "cars"."id" AND "since" = "asked_at"
      AND "facts" ->> 'price' IS NOT DISTINCT FROM "price_history"."price"::text);--> statement-breakpoint
INSERT INTO "price_history" ("car_id", "asked_at", "price")
SELECT "car_id", "since", "price"
FROM (
  SELECT "car_id", "since", ("facts" ->> 'price')::integer AS "price",
    lag(coalesce("facts" ->> 'price', '')) OVER (PARTITION BY "car_id" ORDER BY "since") AS "before"
  FROM "car_versions"
) AS "versions"
WHERE "before" IS DISTINCT FROM coalesce("price"::text, '')
ON CONFLICT DO NOTHING;
