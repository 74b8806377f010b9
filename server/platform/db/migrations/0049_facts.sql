CREATE TABLE "facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"topic" text NOT NULL,
	"label_ar" text NOT NULL,
	"label_en" text NOT NULL,
	"value" numeric(13, 3),
	"unit" text,
	"value_ar" text NOT NULL,
	"value_en" text NOT NULL,
	"valid_from" date,
	"source_ar" text NOT NULL,
	"source_en" text NOT NULL,
	"source_url" text,
	"source_quality" text NOT NULL,
	"checked_on" date NOT NULL,
	"check_by" date NOT NULL,
	"note_ar" text NOT NULL,
	"note_en" text NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"announced_overdue" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_text("key" || ' ' || "label_ar" || ' ' || "label_en" || ' ' || "source_ar" || ' ' || "source_en")) STORED,
	CONSTRAINT "facts_key_unique" UNIQUE("key"),
	CONSTRAINT "facts_checked_in_order" CHECK ("facts"."check_by" > "facts"."checked_on"),
	CONSTRAINT "facts_have_value" CHECK ("facts"."value" is null or "facts"."unit" is not null)
);
--> statement-breakpoint
CREATE INDEX "facts_check_by" ON "facts" USING btree ("check_by");