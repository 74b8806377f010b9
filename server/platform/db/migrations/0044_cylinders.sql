ALTER TABLE "searchable_cars" ALTER COLUMN "body_types" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "searchable_cars" ALTER COLUMN "condition" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "searchable_cars" ALTER COLUMN "fuel_type" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "searchable_cars" ALTER COLUMN "transmission" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "searchable_cars" ALTER COLUMN "color" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "searchable_cars" ALTER COLUMN "regional_spec" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "searchable_cars" ALTER COLUMN "doors" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "searchable_cars" ALTER COLUMN "seats" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "cylinders" smallint;--> statement-breakpoint
ALTER TABLE "searchable_cars" ADD COLUMN "cylinders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- older ads may have other numbers, which must not stop the update
ALTER TABLE "cars" ADD CONSTRAINT "cars_engine_size" CHECK ("cars"."engine_size" between 0.5 and 9.9) NOT VALID;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_cylinders" CHECK ("cars"."cylinders" between 2 and 16);--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_power_hp" CHECK ("cars"."power_hp" between 20 and 2000) NOT VALID;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_owners_count" CHECK ("cars"."owners_count" between 0 and 20) NOT VALID;