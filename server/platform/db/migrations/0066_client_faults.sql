CREATE TABLE "client_faults" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"source" text,
	"stack" text NOT NULL,
	"component_stack" text NOT NULL,
	"page" text NOT NULL,
	"count" integer NOT NULL,
	"versions" jsonb NOT NULL,
	"browsers" jsonb NOT NULL,
	"report_ids" uuid[] NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"back_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	CONSTRAINT "client_faults_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
ALTER TABLE "client_faults" ADD CONSTRAINT "client_faults_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_faults_last_seen_at" ON "client_faults" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "client_faults_unannounced" ON "client_faults" USING btree ("first_seen_at") WHERE "client_faults"."announced_at" is null;