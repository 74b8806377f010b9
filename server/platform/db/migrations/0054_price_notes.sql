ALTER TABLE "cars" ADD COLUMN "price_note" text;--> statement-breakpoint
-- the job writes them again within ten minutes
DELETE FROM "fair_prices";--> statement-breakpoint
ALTER TABLE "fair_prices" ADD COLUMN "model_id" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_prices" ADD COLUMN "year" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_prices" ADD COLUMN "mileage" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "searchable_cars_model_year" ON "searchable_cars" USING btree ("model_id","year","mileage","car_key");