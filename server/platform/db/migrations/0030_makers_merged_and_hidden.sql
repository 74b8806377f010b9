ALTER TABLE "car_makers" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "car_makers" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_makers" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "car_makers" ADD COLUMN "merged_into" smallint;--> statement-breakpoint
ALTER TABLE "car_makers" ADD COLUMN "merged_ads" integer;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "seats" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "fuel_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "merged_into" smallint;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "merged_ads" integer;--> statement-breakpoint
ALTER TABLE "car_makers" ADD CONSTRAINT "car_makers_merged_into_car_makers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."car_makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_models" ADD CONSTRAINT "car_models_merged_into_car_models_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."car_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cars_typed_model" ON "cars" USING btree ("make_id") WHERE "cars"."custom_model" is not null;