CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"about_ar" text NOT NULL,
	"about_en" text NOT NULL,
	"logo_id" uuid,
	"website" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "counted_deals" (
	"deal_id" uuid NOT NULL,
	"day" date NOT NULL,
	"what" text NOT NULL,
	"visitor" char(32) NOT NULL,
	CONSTRAINT "counted_deals_deal_id_day_what_visitor_pk" PRIMARY KEY("deal_id","day","what","visitor")
);
--> statement-breakpoint
CREATE TABLE "deal_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"place" integer NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deal_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "deal_days" (
	"deal_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deal_days_deal_id_day_pk" PRIMARY KEY("deal_id","day")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"brand_id" integer,
	"category_id" integer,
	"picture_id" uuid,
	"price_before" integer,
	"price_now" integer,
	"discount_percent" smallint,
	"discount_amount" integer,
	"coupon_code" text,
	"link" text,
	"make_id" smallint,
	"featured" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deals_ends_after_start" CHECK ("deals"."ends_at" > "deals"."starts_at"),
	CONSTRAINT "deals_price_falls" CHECK ("deals"."price_now" < "deals"."price_before"),
	CONSTRAINT "deals_percent" CHECK ("deals"."discount_percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt_ar" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_category_id_deal_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."deal_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_make_id_car_makers_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."car_makers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_deals_day" ON "counted_deals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "deals_published_at" ON "deals" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "deals_updated_at" ON "deals" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "deals_brand_id" ON "deals" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "deals_category_id" ON "deals" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "deals_picture_id" ON "deals" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "media_added_at" ON "media" USING btree ("added_at","id");