CREATE TABLE "analytics_days" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"count" integer NOT NULL,
	"sessions_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_days_measure_day_subject_is_demo_pk" PRIMARY KEY("measure","day","subject","is_demo")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"call" text NOT NULL,
	"session_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analytics_events_day" ON "analytics_events" USING btree ("day");