CREATE TABLE "trade_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"lang" text NOT NULL,
	"spellings" text[] NOT NULL,
	"meaning_ar" text NOT NULL,
	"meaning_en" text NOT NULL,
	"about" text NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "trade_words_slug_unique" UNIQUE("slug")
);
