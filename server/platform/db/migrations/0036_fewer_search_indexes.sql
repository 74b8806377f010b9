DROP INDEX "searchable_cars_make_newest";--> statement-breakpoint
DROP INDEX "searchable_cars_make_price";--> statement-breakpoint
DROP INDEX "searchable_cars_model_price";--> statement-breakpoint
DROP INDEX "searchable_cars_city_newest";--> statement-breakpoint
DROP INDEX "searchable_cars_city_price";--> statement-breakpoint
DROP INDEX "searchable_cars_fuel_type_newest";--> statement-breakpoint
DROP INDEX "searchable_cars_fuel_type_price";--> statement-breakpoint
CREATE INDEX "searchable_cars_make" ON "searchable_cars" USING btree ("make_id");--> statement-breakpoint
CREATE INDEX "searchable_cars_city" ON "searchable_cars" USING btree ("city_id");--> statement-breakpoint
ALTER INDEX "searchable_words_words" SET (fastupdate = true, gin_pending_list_limit = 256);
