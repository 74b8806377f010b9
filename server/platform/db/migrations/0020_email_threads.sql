CREATE TABLE "email_messages" (
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_messages_thread_id_side_id_pk" PRIMARY KEY("thread_id","side","id"),
	CONSTRAINT "email_messages_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_threads_car_buyer" UNIQUE("car_id","buyer_id")
);
--> statement-breakpoint
ALTER TABLE "email_messages" ADD CONSTRAINT "email_messages_thread_id_email_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."email_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_threads" ADD CONSTRAINT "email_threads_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_threads" ADD CONSTRAINT "email_threads_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_threads" ADD CONSTRAINT "email_threads_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_threads_buyer_id" ON "email_threads" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "email_threads_seller_id" ON "email_threads" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "email_threads_last_written_at" ON "email_threads" USING btree ("last_written_at");