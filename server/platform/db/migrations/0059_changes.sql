CREATE TABLE "car_versions" (
	"car_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "car_versions_car_id_since_pk" PRIMARY KEY("car_id","since")
);
--> statement-breakpoint
CREATE TABLE "seen_cars" (
	"user_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"seen_before" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	CONSTRAINT "seen_cars_user_id_car_id_pk" PRIMARY KEY("user_id","car_id")
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "seen_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "car_versions" ADD CONSTRAINT "car_versions_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_cars" ADD CONSTRAINT "seen_cars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_cars" ADD CONSTRAINT "seen_cars_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_versions_since" ON "car_versions" USING btree ("since");--> statement-breakpoint
CREATE INDEX "seen_cars_viewed" ON "seen_cars" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "seen_cars_car_id" ON "seen_cars" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "ad_events_returned" ON "ad_events" USING btree ("created_at") WHERE "ad_events"."to_state" = 'active' and "ad_events"."from_state" in ('expired', 'sold', 'inactive');--> statement-breakpoint
-- of the time before this table only the prices are known
INSERT INTO "car_versions" ("car_id", "since", "facts")
SELECT "price_history"."car_id", "asked_at", jsonb_build_object('price', "price_history"."price")
FROM "price_history" JOIN "cars" ON "cars"."id" = "car_id"
WHERE "published_at" IS NOT NULL AND "deleted_at" IS NULL;--> statement-breakpoint
INSERT INTO "car_versions" ("car_id", "since", "facts")
SELECT "id", now(), jsonb_build_object(
  'make_id', "make_id", 'model_id', "model_id", 'custom_model', "custom_model", 'city_id', "city_id",
  'year', "year", 'price', "price", 'mileage', "mileage", 'condition', "condition", 'color', "color",
  'fuel_type', "fuel_type", 'transmission', "transmission", 'drivetrain', "drivetrain",
  'engine_size', "engine_size", 'cylinders', "cylinders", 'regional_spec', "regional_spec",
  'owners_count', "owners_count", 'accident', "accident", 'paint', "paint")
FROM "cars"
WHERE "published_at" IS NOT NULL AND "deleted_at" IS NULL AND "status" IN ('active', 'expired', 'sold', 'inactive');
