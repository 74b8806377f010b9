CREATE TABLE "offer_floors" (
	"car_id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"offer_id" uuid NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "offer_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"amount" integer NOT NULL,
	"asking_price" integer,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offers_conversation_id_id_pk" PRIMARY KEY("conversation_id","id"),
	CONSTRAINT "offers_amount" CHECK ("offers"."amount" between 500 and 20000000)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_ad_change";--> statement-breakpoint
ALTER TABLE "offer_floors" ADD CONSTRAINT "offer_floors_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_offer" FOREIGN KEY ("conversation_id","offer_id") REFERENCES "public"."offers"("conversation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open" ON "offers" USING btree ("conversation_id") WHERE "offers"."state" = 'open';--> statement-breakpoint
CREATE INDEX "offers_expires_at" ON "offers" USING btree ("expires_at") WHERE "offers"."state" = 'open';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_ad_change" CHECK ("messages"."message_type" = 'system' or "messages"."ad_change" is null);