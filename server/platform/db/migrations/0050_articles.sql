CREATE TABLE "article_drafts" (
	"article_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"seen" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_drafts_article_id_admin_id_pk" PRIMARY KEY("article_id","admin_id")
);
--> statement-breakpoint
CREATE TABLE "article_pictures" (
	"article_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "article_pictures_article_id_picture_id_pk" PRIMARY KEY("article_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "article_previews" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"original_lang" text NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"excerpt_ar" text NOT NULL,
	"excerpt_en" text NOT NULL,
	"body_ar" jsonb NOT NULL,
	"body_en" jsonb NOT NULL,
	"cover_id" uuid,
	"tags" text[] NOT NULL,
	"author_ar" text NOT NULL,
	"author_en" text NOT NULL,
	"make_id" smallint,
	"model_id" smallint,
	"footer_place" integer,
	"published_ar_at" timestamp (3) with time zone,
	"published_en_at" timestamp (3) with time zone,
	"text_ar_at" timestamp (3) with time zone NOT NULL,
	"text_en_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"was_public" boolean NOT NULL,
	"words_ar" integer NOT NULL,
	"words_en" integer NOT NULL,
	"search_words" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "articles_kind_slug" UNIQUE("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"article_id" uuid NOT NULL,
	CONSTRAINT "former_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_previews" ADD CONSTRAINT "article_previews_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_make_id_car_makers_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."car_makers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_model_id_car_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."car_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_drafts_admin_id" ON "article_drafts" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "article_pictures_picture_id" ON "article_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "article_previews_ends_at" ON "article_previews" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "articles_published_ar_at" ON "articles" USING btree ("kind","published_ar_at");--> statement-breakpoint
CREATE INDEX "articles_published_en_at" ON "articles" USING btree ("kind","published_en_at");--> statement-breakpoint
CREATE INDEX "articles_updated_at" ON "articles" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "articles_cover_id" ON "articles" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "former_slugs_article_id" ON "former_slugs" USING btree ("article_id");