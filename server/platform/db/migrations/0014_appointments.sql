CREATE TABLE "appointment_messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"appointment_id" uuid NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "appointment_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"place" text NOT NULL,
	"state" text NOT NULL,
	"chosen_time" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "appointments_conversation_id_id_pk" PRIMARY KEY("conversation_id","id"),
	CONSTRAINT "appointments_times" CHECK (cardinality("appointments"."times") between 1 and 3),
	CONSTRAINT "appointments_chosen" CHECK ("appointments"."state" <> 'chosen' or "appointments"."chosen_time" is not null)
);
--> statement-breakpoint
ALTER TABLE "appointment_messages" ADD CONSTRAINT "appointment_messages_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_messages" ADD CONSTRAINT "appointment_messages_appointment" FOREIGN KEY ("conversation_id","appointment_id") REFERENCES "public"."appointments"("conversation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_current" ON "appointments" USING btree ("conversation_id") WHERE "appointments"."state" in ('open', 'chosen');--> statement-breakpoint
CREATE INDEX "appointments_chosen_time" ON "appointments" USING btree ("chosen_time") WHERE "appointments"."state" = 'chosen' and "appointments"."reminded_at" is null;