CREATE TABLE "hand_over_names" (
	"conversation_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"side" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "hand_over_names_conversation_id_offer_id_side_pk" PRIMARY KEY("conversation_id","offer_id","side")
);
--> statement-breakpoint
CREATE TABLE "hand_over_ticks" (
	"conversation_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"item" text NOT NULL,
	"side" text NOT NULL,
	"ticked_at" timestamp (3) with time zone,
	"changes" integer NOT NULL,
	CONSTRAINT "hand_over_ticks_conversation_id_offer_id_item_side_pk" PRIMARY KEY("conversation_id","offer_id","item","side")
);
--> statement-breakpoint
ALTER TABLE "hand_over_names" ADD CONSTRAINT "hand_over_names_offer" FOREIGN KEY ("conversation_id","offer_id") REFERENCES "public"."offers"("conversation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_ticks" ADD CONSTRAINT "hand_over_ticks_offer" FOREIGN KEY ("conversation_id","offer_id") REFERENCES "public"."offers"("conversation_id","id") ON DELETE cascade ON UPDATE no action;