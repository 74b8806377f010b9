CREATE TABLE "penalties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"severity" text NOT NULL,
	"reason" text NOT NULL,
	"subject_kind" text,
	"subject_id" uuid,
	"given_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"lapses_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"appeal_decision" text,
	"appeal_answer" text,
	"appeal_decided_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_given_by_profiles_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "penalties_user_id" ON "penalties" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "penalties_given_by" ON "penalties" USING btree ("given_by");--> statement-breakpoint
CREATE INDEX "penalties_appeals" ON "penalties" USING btree ("appealed_at") WHERE "penalties"."appealed_at" is not null and "penalties"."appeal_decided_at" is null;