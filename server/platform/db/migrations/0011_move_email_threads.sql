-- converts each thread to a conversation, or adds it to the buyer's conversation about the car
INSERT INTO "conversations" ("id", "car_id", "buyer_id", "seller_id", "last_seq", "created_at", "updated_at")
	SELECT "id", "car_id", "buyer_id", "seller_id", 0, "created_at", "last_written_at" FROM "email_threads"
	WHERE "buyer_id" <> "seller_id" AND EXISTS (SELECT FROM "email_messages" WHERE "thread_id" = "email_threads"."id")
	ON CONFLICT ("car_id", "buyer_id") DO NOTHING;--> statement-breakpoint
INSERT INTO "conversation_sides" ("conversation_id", "side", "user_id")
	SELECT "id", "side", "user_id" FROM "conversations"
	CROSS JOIN LATERAL (VALUES ('buyer', "buyer_id"), ('seller', "seller_id")) AS "sides" ("side", "user_id")
	WHERE "last_seq" = 0
	ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE TEMPORARY TABLE "moved" ON COMMIT DROP AS
	SELECT "c"."id" AS "conversation_id", "m"."token_hash", "m"."text" AS "content", "m"."created_at",
		CASE "m"."side" WHEN 'buyer' THEN "c"."buyer_id" ELSE "c"."seller_id" END AS "sender_id",
		CASE "m"."side" WHEN 'buyer' THEN "c"."seller_id" ELSE "c"."buyer_id" END AS "reader_id",
		-- in threads, message IDs were unique per side only
		CASE WHEN row_number() OVER (PARTITION BY "c"."id", "m"."id" ORDER BY "m"."created_at") = 1
			AND NOT EXISTS (SELECT FROM "messages" WHERE "conversation_id" = "c"."id" AND "messages"."id" = "m"."id")
			THEN "m"."id" ELSE gen_random_uuid() END AS "id",
		row_number() OVER (PARTITION BY "c"."id" ORDER BY "m"."created_at", "m"."id")::int AS "place"
	FROM "email_messages" "m"
	JOIN "email_threads" "t" ON "t"."id" = "m"."thread_id"
	JOIN "conversations" "c" ON "c"."car_id" = "t"."car_id" AND "c"."buyer_id" = "t"."buyer_id";--> statement-breakpoint
-- sequence numbers are negative until all messages are sorted by time
ALTER TABLE "offer_messages" DROP CONSTRAINT "offer_messages_message";--> statement-breakpoint
UPDATE "offer_messages" SET "seq" = -"seq" WHERE "conversation_id" IN (SELECT "conversation_id" FROM "moved");--> statement-breakpoint
UPDATE "messages" SET "seq" = -"seq" WHERE "conversation_id" IN (SELECT "conversation_id" FROM "moved");--> statement-breakpoint
INSERT INTO "messages" ("conversation_id", "seq", "id", "message_type", "sender_id", "content", "created_at", "read_at")
	SELECT "conversation_id", -1000000 - "place", "id", 'text', "sender_id", "content", "created_at",
		-- an answer implies that the earlier messages were read
		(SELECT min("answer"."created_at") FROM "moved" "answer"
			WHERE "answer"."conversation_id" = "moved"."conversation_id" AND "answer"."sender_id" = "moved"."reader_id"
			AND "answer"."place" > "moved"."place")
	FROM "moved";--> statement-breakpoint
CREATE TEMPORARY TABLE "placed" ON COMMIT DROP AS
	SELECT "conversation_id", "seq",
		row_number() OVER (PARTITION BY "conversation_id" ORDER BY "created_at", "seq" DESC)::int AS "place"
	FROM "messages" WHERE "conversation_id" IN (SELECT "conversation_id" FROM "moved");--> statement-breakpoint
UPDATE "messages" SET "seq" = "placed"."place" FROM "placed"
	WHERE "messages"."conversation_id" = "placed"."conversation_id" AND "messages"."seq" = "placed"."seq";--> statement-breakpoint
UPDATE "offer_messages" SET "seq" = "placed"."place" FROM "placed"
	WHERE "offer_messages"."conversation_id" = "placed"."conversation_id" AND "offer_messages"."seq" = "placed"."seq";--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "conversations" SET "last_seq" = "whole"."last_seq", "created_at" = "whole"."first", "updated_at" = "whole"."last"
	FROM (
		SELECT "conversation_id", max("seq") AS "last_seq", min("created_at") AS "first", max("created_at") AS "last"
		FROM "messages" WHERE "conversation_id" IN (SELECT "conversation_id" FROM "moved") GROUP BY "conversation_id"
	) "whole"
	WHERE "conversations"."id" = "whole"."conversation_id";--> statement-breakpoint
-- links in sent emails stay valid
INSERT INTO "conversation_links" ("token_hash", "conversation_id", "user_id", "from_seq", "to_seq")
	SELECT "token_hash", "moved"."conversation_id", "reader_id", "seq", "seq"
	FROM "moved" JOIN "messages" ON "messages"."conversation_id" = "moved"."conversation_id" AND "messages"."id" = "moved"."id";--> statement-breakpoint
DROP TABLE "email_messages" CASCADE;--> statement-breakpoint
DROP TABLE "email_threads" CASCADE;