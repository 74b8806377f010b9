ALTER TABLE "ad_translations" ADD COLUMN "field" text DEFAULT 'description' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_translations" DROP CONSTRAINT "ad_translations_car_id_lang_pk";--> statement-breakpoint
ALTER TABLE "ad_translations" ADD CONSTRAINT "ad_translations_car_id_field_lang_pk" PRIMARY KEY("car_id","field","lang");