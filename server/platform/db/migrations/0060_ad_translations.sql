CREATE TABLE "ad_translations" (
	"car_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"source_hash" text NOT NULL,
	"text" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_translations_car_id_lang_pk" PRIMARY KEY("car_id","lang")
);
--> statement-breakpoint
ALTER TABLE "ad_translations" ADD CONSTRAINT "ad_translations_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;