CREATE TABLE "ad_bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_bulk_changes" ADD CONSTRAINT "ad_bulk_changes_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_bulk_changes_seller_id" ON "ad_bulk_changes" USING btree ("seller_id","created_at");