ALTER TABLE "searchable_cars" ADD COLUMN "price_share" smallint;--> statement-breakpoint
CREATE INDEX "searchable_cars_price_share" ON "searchable_cars" USING btree ("price_share","car_key");