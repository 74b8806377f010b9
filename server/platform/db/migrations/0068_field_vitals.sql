CREATE TABLE "field_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"is_route_change" boolean NOT NULL,
	"device" text NOT NULL,
	"version" text NOT NULL,
	"vital" text NOT NULL,
	"step" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "field_vitals_pk" PRIMARY KEY("day","page","is_route_change","device","version","vital","step")
);
