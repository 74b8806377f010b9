ALTER TABLE "visits" RENAME TO "counted_views";--> statement-breakpoint
ALTER TABLE "counted_views" RENAME CONSTRAINT "visits_car_id_day_kind_visitor_pk" TO "counted_views_car_id_day_kind_visitor_pk";--> statement-breakpoint
ALTER INDEX "visits_day" RENAME TO "counted_views_day";--> statement-breakpoint
UPDATE "reports" SET "reason" = 'wrong_fields' WHERE "reason" = 'wrong_facts';--> statement-breakpoint
UPDATE "cars" SET "rejection_reasons" = array_replace("rejection_reasons", 'facts_wrong', 'wrong_fields') WHERE 'facts_wrong' = ANY ("rejection_reasons");--> statement-breakpoint
UPDATE "ad_events" SET "note" = regexp_replace("note", '\mfacts_wrong\M', 'wrong_fields') WHERE "action" LIKE 'reject%' AND "note" ~ '\mfacts_wrong\M';--> statement-breakpoint
UPDATE "website_texts" SET
	"text_key" = replace(replace(replace("text_key", 'facts_wrong', 'wrong_fields'), 'facts', 'fields'), '_fact_', '_field_'),
	"text_ar" = replace("text_ar", '{{facts}}', '{{fields}}'),
	"text_en" = replace("text_en", '{{facts}}', '{{fields}}')
WHERE "text_key" ~ '_facts?(_|$)';
