CREATE TABLE "seller_review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "seller_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"removed_reason" text,
	CONSTRAINT "seller_reviews_conversation_id_unique" UNIQUE("conversation_id"),
	CONSTRAINT "seller_reviews_stars" CHECK ("seller_reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "seller_review_reports" ADD CONSTRAINT "seller_review_reports_review_id_seller_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."seller_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_review_reports" ADD CONSTRAINT "seller_review_reports_reporter_id_profiles_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_buyer_id_profiles_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_seller_id_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_review_reports_open_reporter" ON "seller_review_reports" USING btree ("review_id","reporter_id") WHERE "seller_review_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "seller_review_reports_open" ON "seller_review_reports" USING btree ("created_at") WHERE "seller_review_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "seller_review_reports_reporter" ON "seller_review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "seller_reviews_seller" ON "seller_reviews" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "seller_reviews_buyer" ON "seller_reviews" USING btree ("buyer_id","created_at","id");