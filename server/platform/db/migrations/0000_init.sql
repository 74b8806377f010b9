CREATE TABLE "car_counters" (
	"car_id" uuid PRIMARY KEY NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"contact_count" integer DEFAULT 0 NOT NULL,
	"favorites_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_manual_tags" (
	"car_id" uuid NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "car_manual_tags_car_id_tag_id_pk" PRIMARY KEY("car_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "car_pictures" (
	"car_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "car_pictures_car_id_position_pk" PRIMARY KEY("car_id","position")
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cars_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" uuid NOT NULL,
	"status" text NOT NULL,
	"make_id" smallint NOT NULL,
	"model_id" smallint,
	"custom_model" text,
	"year" smallint NOT NULL,
	"price" integer NOT NULL,
	"mileage" integer NOT NULL,
	"condition" text NOT NULL,
	"fuel_type" text,
	"transmission" text,
	"body_types" text[] NOT NULL,
	"color" text,
	"engine_size" numeric(3, 1),
	"power_hp" smallint,
	"doors" smallint,
	"seats" smallint,
	"city_id" smallint NOT NULL,
	"district" text,
	"regional_spec" text,
	"imported" boolean,
	"owners_count" smallint,
	"accident" text,
	"paint" text,
	"agency_serviced" boolean,
	"warranty_until" date,
	"inspection_valid_until" date,
	"registration_valid_until" date,
	"history_report_url" text,
	"ad_title_ar" text,
	"ad_title_en" text,
	"description_ar" text,
	"description_en" text,
	"contact_name" text,
	"phone_number" text,
	"whatsapp_number" text,
	"contact_methods" text[] NOT NULL,
	"extra_features" text[] NOT NULL,
	"admin_notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"sold_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"featured_until" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"import_source" text,
	"import_ref" text,
	CONSTRAINT "cars_key_unique" UNIQUE("key"),
	CONSTRAINT "cars_import" UNIQUE("import_source","import_ref"),
	CONSTRAINT "cars_model_or_custom" CHECK (("cars"."model_id" is null) <> ("cars"."custom_model" is null)),
	CONSTRAINT "cars_year" CHECK ("cars"."year" between 1950 and 2077),
	CONSTRAINT "cars_price" CHECK ("cars"."price" between 500 and 20000000),
	CONSTRAINT "cars_mileage" CHECK ("cars"."mileage" between 0 and 2000000),
	CONSTRAINT "cars_doors" CHECK ("cars"."doors" between 2 and 6),
	CONSTRAINT "cars_seats" CHECK ("cars"."seats" between 1 and 60),
	CONSTRAINT "cars_published" CHECK ("cars"."status" <> 'active' or ("cars"."published_at" is not null and "cars"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"car_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "price_history_car_id_asked_at_pk" PRIMARY KEY("car_id","asked_at")
);
--> statement-breakpoint
CREATE TABLE "car_makers" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_makers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"aliases" text[] NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "car_makers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "car_models" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"make_id" smallint NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"aliases" text[] NOT NULL,
	"body_types" text[] NOT NULL,
	"first_year" smallint NOT NULL,
	"last_year" smallint,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "car_models_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"region_id" smallint NOT NULL,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"aliases" text[] NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"aliases" text[] NOT NULL,
	CONSTRAINT "regions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"status" text DEFAULT 'active' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searchable_cars" (
	"car_key" bigint PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"price" integer NOT NULL,
	"mileage" integer NOT NULL,
	"discount" integer NOT NULL,
	"tags" integer NOT NULL,
	"model_year_facet" integer NOT NULL,
	"place_color_facet" integer NOT NULL,
	"build_facet" integer NOT NULL,
	"make_id" smallint NOT NULL,
	"model_id" smallint NOT NULL,
	"year" smallint NOT NULL,
	"region_id" smallint NOT NULL,
	"city_id" smallint NOT NULL,
	"body_types" smallint NOT NULL,
	"condition" smallint NOT NULL,
	"fuel_type" smallint NOT NULL,
	"transmission" smallint NOT NULL,
	"color" smallint NOT NULL,
	"regional_spec" smallint NOT NULL,
	"doors" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"power_hp" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searchable_words" (
	"car_key" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_settings" (
	"setting_key" text PRIMARY KEY NOT NULL,
	"setting_value" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website_texts" (
	"text_key" text PRIMARY KEY NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"enabled" boolean NOT NULL,
	"priority" integer NOT NULL,
	"activation_rules" jsonb NOT NULL,
	"bit" smallint NOT NULL,
	CONSTRAINT "car_tags_bit_unique" UNIQUE("bit")
);
--> statement-breakpoint
ALTER TABLE "car_counters" ADD CONSTRAINT "car_counters_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_manual_tags" ADD CONSTRAINT "car_manual_tags_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_manual_tags" ADD CONSTRAINT "car_manual_tags_tag_id_car_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."car_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_pictures" ADD CONSTRAINT "car_pictures_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_seller_id_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_make_id_car_makers_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."car_makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_model_id_car_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."car_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_models" ADD CONSTRAINT "car_models_make_id_car_makers_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."car_makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cars_seller_id" ON "cars" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "cars_demo" ON "cars" USING btree ("key") WHERE "cars"."demo";--> statement-breakpoint
CREATE INDEX "car_models_make_id" ON "car_models" USING btree ("make_id");--> statement-breakpoint
CREATE INDEX "searchable_cars_newest" ON "searchable_cars" USING btree ("published_at","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_price" ON "searchable_cars" USING btree ("price","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_mileage" ON "searchable_cars" USING btree ("mileage","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_year" ON "searchable_cars" USING btree ("year","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_make_newest" ON "searchable_cars" USING btree ("make_id","published_at","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_make_price" ON "searchable_cars" USING btree ("make_id","price","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_model_newest" ON "searchable_cars" USING btree ("model_id","published_at","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_model_price" ON "searchable_cars" USING btree ("model_id","price","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_city_newest" ON "searchable_cars" USING btree ("city_id","published_at","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_city_price" ON "searchable_cars" USING btree ("city_id","price","car_key");--> statement-breakpoint
CREATE INDEX "searchable_words_words" ON "searchable_words" USING gin ("words") WITH (fastupdate=false);