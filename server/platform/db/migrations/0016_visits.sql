CREATE TABLE "visits" (
	"car_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"visitor" char(32) NOT NULL,
	CONSTRAINT "visits_car_id_day_kind_visitor_pk" PRIMARY KEY("car_id","day","kind","visitor")
);
--> statement-breakpoint
CREATE INDEX "visits_day" ON "visits" USING btree ("day");