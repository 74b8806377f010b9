-- tags with Arabic letters are Arabic ones; others, such as «SUV», belong to both languages
CREATE FUNCTION pg_temp.has_arabic(tag text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT tag ~ '[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]'
$$;--> statement-breakpoint
ALTER TABLE "articles" RENAME COLUMN "tags" TO "tags_ar";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tags_en" text[];--> statement-breakpoint
UPDATE "articles" SET "tags_en" = ARRAY(
  SELECT tag FROM unnest("tags_ar") WITH ORDINALITY AS tags (tag, place) WHERE NOT pg_temp.has_arabic(tag) ORDER BY place
);--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "tags_en" SET NOT NULL;--> statement-breakpoint
-- versions, drafts and the audit log, so that they can be restored and undone
CREATE FUNCTION pg_temp.with_tags_of_languages(fields jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT fields - 'tags' || jsonb_build_object('tags_ar', fields -> 'tags', 'tags_en',
    CASE jsonb_typeof(fields -> 'tags') WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(tag ORDER BY place), '[]')
      FROM jsonb_array_elements_text(fields -> 'tags') WITH ORDINALITY AS tags (tag, place)
      WHERE NOT pg_temp.has_arabic(tag)
    ) ELSE fields -> 'tags' END)
$$;--> statement-breakpoint
UPDATE "content_versions" SET "values" = pg_temp.with_tags_of_languages("values")
WHERE "kind" = 'article' AND "values" ? 'tags';--> statement-breakpoint
UPDATE "article_drafts" SET
  "values" = CASE WHEN "values" ? 'tags' THEN pg_temp.with_tags_of_languages("values") ELSE "values" END,
  "seen" = CASE WHEN "seen" ? 'tags' THEN pg_temp.with_tags_of_languages("seen") ELSE "seen" END
WHERE "values" ? 'tags' OR "seen" ? 'tags';--> statement-breakpoint
ALTER TABLE "admin_changes" DISABLE TRIGGER keep_admin_changes;--> statement-breakpoint
UPDATE "admin_changes" SET
  "before" = CASE WHEN "before" ? 'tags' THEN pg_temp.with_tags_of_languages("before") ELSE "before" END,
  "after" = CASE WHEN "after" ? 'tags' THEN pg_temp.with_tags_of_languages("after") ELSE "after" END
WHERE "what" = 'change_article' AND ("before" ? 'tags' OR "after" ? 'tags');--> statement-breakpoint
ALTER TABLE "admin_changes" ENABLE TRIGGER keep_admin_changes;--> statement-breakpoint
-- first prices that had waited for review, or were rejected, had been kept for those who saved an ad without a price
UPDATE "favorites" SET "told_price" = (
  SELECT "price" FROM "price_history"
  WHERE "price_history"."car_id" = "favorites"."car_id" AND "asked_at" >= "saved_at" AND "price" IS NOT NULL
  ORDER BY "asked_at" LIMIT 1
)
WHERE "price_when_saved" IS NULL AND "told_price" IS NOT NULL
  AND EXISTS (SELECT FROM "price_history" WHERE "price_history"."car_id" = "favorites"."car_id")
  AND NOT EXISTS (
    SELECT FROM "price_history"
    WHERE "price_history"."car_id" = "favorites"."car_id" AND "price_history"."price" = "favorites"."told_price"
  );
