CREATE TABLE "search_feeds" (
	"id" smallint PRIMARY KEY NOT NULL,
	"live_table" smallint,
	"shards" text[] NOT NULL,
	"is_rebuild_wanted" boolean DEFAULT false NOT NULL,
	"next_transaction" "xid8" NOT NULL,
	"applied" bigint[] NOT NULL,
	"newest" bigint NOT NULL,
	"batch" bigint NOT NULL,
	"next_batch" bigint NOT NULL,
	"fed_at" timestamp (3) with time zone NOT NULL
);
