CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb,
	"change_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_versions_kind_content_id_version_pk" PRIMARY KEY("kind","content_id","version")
);
--> statement-breakpoint
ALTER TABLE "admin_changes" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "admin_changes" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "admin_changes" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "admin_changes" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "admin_changes" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "admin_changes_created_at" ON "admin_changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "admin_changes_subject_id" ON "admin_changes" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "admin_changes_admin_id" ON "admin_changes" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE INDEX "admin_changes_request_id" ON "admin_changes" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "admin_changes" ADD CONSTRAINT "admin_changes_undoes_unique" UNIQUE("undoes");