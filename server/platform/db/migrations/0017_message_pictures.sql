CREATE TABLE "message_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"position" smallint NOT NULL,
	"sender_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_in_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_pictures_message" ON "message_pictures" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "message_pictures_sender_id" ON "message_pictures" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "message_pictures_file_key" ON "message_pictures" USING btree ("file_key" text_pattern_ops);