CREATE TABLE "price_counts" (
	"id" smallint PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"is_demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_figures" (
	"model_id" smallint NOT NULL,
	"year" smallint NOT NULL,
	"city_id" smallint NOT NULL,
	"count" integer NOT NULL,
	"lower" integer NOT NULL,
	"middle" integer NOT NULL,
	"upper" integer NOT NULL,
	"sold_count" integer,
	"sold_days" integer,
	CONSTRAINT "price_figures_model_id_year_city_id_pk" PRIMARY KEY("model_id","year","city_id")
);
--> statement-breakpoint
CREATE TABLE "price_mileages" (
	"model_id" smallint NOT NULL,
	"year" smallint NOT NULL,
	"from_km" integer NOT NULL,
	"count" integer NOT NULL,
	"lower" integer NOT NULL,
	"middle" integer NOT NULL,
	"upper" integer NOT NULL,
	CONSTRAINT "price_mileages_model_id_year_from_km_pk" PRIMARY KEY("model_id","year","from_km")
);
--> statement-breakpoint
CREATE TABLE "price_months" (
	"model_id" smallint NOT NULL,
	"year" smallint NOT NULL,
	"city_id" smallint NOT NULL,
	"month" date NOT NULL,
	"count" integer NOT NULL,
	"middle" integer NOT NULL,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "price_months_model_id_year_city_id_month_pk" PRIMARY KEY("model_id","year","city_id","month")
);
--> statement-breakpoint
CREATE INDEX "price_figures_by_city" ON "price_figures" USING btree ("model_id","city_id");--> statement-breakpoint
CREATE INDEX "price_figures_of_models" ON "price_figures" USING btree ("model_id") WHERE "price_figures"."year" = 0 and "price_figures"."city_id" = 0;