CREATE TABLE "fair_price_counts" (
	"id" smallint PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_prices" (
	"car_key" bigint PRIMARY KEY NOT NULL,
	"expected" integer NOT NULL,
	"spread" real NOT NULL,
	"count" smallint NOT NULL,
	"per_year" real NOT NULL,
	"per_100000_km" real NOT NULL
);
