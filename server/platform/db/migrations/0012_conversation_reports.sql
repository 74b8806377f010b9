CREATE TABLE "conversation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"up_to_seq" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reported_id_profiles_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_reports_open_reporter" ON "conversation_reports" USING btree ("conversation_id","reporter_id") WHERE "conversation_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("created_at") WHERE "conversation_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "conversation_reports_reported" ON "conversation_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_reporter" ON "conversation_reports" USING btree ("reporter_id");