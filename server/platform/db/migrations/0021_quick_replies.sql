CREATE TABLE "quick_replies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"texts" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;