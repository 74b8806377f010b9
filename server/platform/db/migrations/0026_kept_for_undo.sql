CREATE TABLE "kept_for_undo" (
	"change_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_for_undo" ADD CONSTRAINT "kept_for_undo_change_id_admin_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."admin_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_for_undo" ADD CONSTRAINT "kept_for_undo_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_for_undo_user_id" ON "kept_for_undo" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_for_undo_created_at" ON "kept_for_undo" USING btree ("created_at");