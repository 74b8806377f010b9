CREATE TABLE "message_translations" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"lang" text NOT NULL,
	"source_hash" text NOT NULL,
	"text" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_translations_conversation_id_seq_lang_pk" PRIMARY KEY("conversation_id","seq","lang")
);
--> statement-breakpoint
ALTER TABLE "message_translations" ADD CONSTRAINT "message_translations_of_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;