CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_confirmed_at" timestamp (3) with time zone,
	"new_confirmed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp (3) with time zone DEFAULT now(),
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_days" (
	"car_id" uuid NOT NULL,
	"day" date NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"contact_count" integer DEFAULT 0 NOT NULL,
	"favorites_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_days_car_id_day_pk" PRIMARY KEY("car_id","day")
);
--> statement-breakpoint
CREATE TABLE "ad_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_revisions" (
	"car_id" uuid PRIMARY KEY NOT NULL,
	"ad" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availability_questions" (
	"car_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "availability_questions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"picture_ids" uuid[] NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"what" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"drivetrain" text,
	"body_types" text[] NOT NULL,
	"color" text,
	"interior_color" text,
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
	"picture_ids" uuid[] DEFAULT '{}' NOT NULL,
	"rejection_reasons" text[] DEFAULT '{}' NOT NULL,
	"admin_notes" text,
	"submitted_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"warned_of_end" timestamp (3) with time zone,
	"sold_price" integer,
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
CREATE TABLE "email_messages" (
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_messages_thread_id_side_id_pk" PRIMARY KEY("thread_id","side","id"),
	CONSTRAINT "email_messages_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_threads_car_buyer" UNIQUE("car_id","buyer_id")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"price_when_saved" integer NOT NULL,
	"told_price" integer NOT NULL,
	CONSTRAINT "favorites_user_id_car_id_pk" PRIMARY KEY("user_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"quarter_turns" smallint DEFAULT 0 NOT NULL,
	"master_key" text,
	"url" text,
	"width" integer,
	"height" integer,
	"dhash" bigint,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_access_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"accessed_profile_id" uuid NOT NULL,
	"accessing_user_id" uuid,
	"access_type" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"normalised_name" text GENERATED ALWAYS AS (translate(regexp_replace(lower(normalize(coalesce("first_name", '') || ' ' || coalesce("last_name", ''), NFKD)), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\u0027\u2019\s.\u002d]', '', 'g'), 'أإآٱٲٳىیېےۍةۀہھەۃکڪگڭݣپچژڤڥٹڈڑںۋۇøđłı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء', 'اااااايييييههههههكككككبجزففتدرنووodli01234567890123456789')) STORED,
	"phone_number" text,
	"verified_phone_number" text,
	"country_code" text,
	"phone_country_code" text,
	"preferred_language" text DEFAULT 'ar' NOT NULL,
	"picture_url" text,
	"identity_verified_at" timestamp (3) with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"suspended_reason" text,
	"delete_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"last_login" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counts" (
	"year" smallint PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text NOT NULL,
	"days" smallint NOT NULL,
	"price" integer NOT NULL,
	"vat_percent" smallint NOT NULL,
	"company_name" text NOT NULL,
	"vat_number" text NOT NULL,
	"invoice_number" text NOT NULL,
	"transfer_reference" text,
	"decided_by" uuid,
	"decline_note" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "promotions_invoice_number_unique" UNIQUE("invoice_number")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"reporter_id" uuid,
	"visitor" char(32) NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"alert" text NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL,
	"stop_token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_stop_token_unique" UNIQUE("stop_token")
);
--> statement-breakpoint
CREATE TABLE "car_cards" (
	"car_key" bigint PRIMARY KEY NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_rebuilds" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"after_key" bigint
);
--> statement-breakpoint
CREATE TABLE "searchable_cars" (
	"car_key" bigint PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"price" integer NOT NULL,
	"mileage" integer NOT NULL,
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
	"power_hp" smallint NOT NULL,
	"drivetrain" smallint DEFAULT 0 NOT NULL,
	"interior_color" smallint DEFAULT 0 NOT NULL
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
CREATE TABLE "identity_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"side" text NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "identity_documents_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "identity_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document_kind" text NOT NULL,
	"decision" text,
	"rejection_reason" text,
	"rejection_note" text,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"car_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"visitor" char(32) NOT NULL,
	CONSTRAINT "visits_car_id_day_kind_visitor_pk" PRIMARY KEY("car_id","day","kind","visitor")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_events" ADD CONSTRAINT "ad_events_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_events" ADD CONSTRAINT "ad_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_revisions" ADD CONSTRAINT "ad_revisions_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_questions" ADD CONSTRAINT "availability_questions_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "email_messages" ADD CONSTRAINT "email_messages_thread_id_email_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."email_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_threads" ADD CONSTRAINT "email_threads_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_threads" ADD CONSTRAINT "email_threads_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_threads" ADD CONSTRAINT "email_threads_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_access_log" ADD CONSTRAINT "profile_access_log_accessed_profile_id_profiles_id_fk" FOREIGN KEY ("accessed_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_access_log" ADD CONSTRAINT "profile_access_log_accessing_user_id_profiles_id_fk" FOREIGN KEY ("accessing_user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_seller_id_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_request_id_identity_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."identity_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_id" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_methods_user_id" ON "sign_in_methods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_user_id" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "ad_events_car_id" ON "ad_events" USING btree ("car_id","created_at");--> statement-breakpoint
CREATE INDEX "ad_revisions_submitted_at" ON "ad_revisions" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "drafts_owner_id" ON "drafts" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "cars_seller_id" ON "cars" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "cars_pending" ON "cars" USING btree ("submitted_at") WHERE "cars"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "cars_description_ar" ON "cars" USING btree (md5("description_ar"));--> statement-breakpoint
CREATE INDEX "cars_description_en" ON "cars" USING btree (md5("description_en"));--> statement-breakpoint
CREATE INDEX "cars_featured" ON "cars" USING btree ("featured_until") WHERE "cars"."featured_until" is not null;--> statement-breakpoint
CREATE INDEX "cars_demo" ON "cars" USING btree ("key") WHERE "cars"."demo";--> statement-breakpoint
CREATE INDEX "car_models_make_id" ON "car_models" USING btree ("make_id");--> statement-breakpoint
CREATE INDEX "email_threads_buyer_id" ON "email_threads" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "email_threads_seller_id" ON "email_threads" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "email_threads_last_written_at" ON "email_threads" USING btree ("last_written_at");--> statement-breakpoint
CREATE INDEX "favorites_car_id" ON "favorites" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "pictures_owner_id" ON "pictures" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "pictures_created_at" ON "pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_url" ON "pictures" USING btree ("url" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pictures_master_key" ON "pictures" USING btree ("master_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pictures_dhash" ON "pictures" USING btree ("created_at","dhash") WHERE "pictures"."dhash" is not null;--> statement-breakpoint
CREATE INDEX "profile_access_log_accessed" ON "profile_access_log" USING btree ("accessed_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "profile_access_log_accessing" ON "profile_access_log" USING btree ("accessing_user_id","created_at");--> statement-breakpoint
CREATE INDEX "profile_access_log_newest" ON "profile_access_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_open" ON "promotions" USING btree ("car_id") WHERE "promotions"."state" in ('requested', 'transferred');--> statement-breakpoint
CREATE INDEX "promotions_car_id" ON "promotions" USING btree ("car_id","requested_at");--> statement-breakpoint
CREATE INDEX "promotions_state" ON "promotions" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "promotions_transfer_reference" ON "promotions" USING btree ("transfer_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_visitor" ON "reports" USING btree ("car_id","visitor") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user_id" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_user_id" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
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
CREATE INDEX "searchable_cars_fuel_type_newest" ON "searchable_cars" USING btree ("fuel_type","published_at","car_key");--> statement-breakpoint
CREATE INDEX "searchable_cars_fuel_type_price" ON "searchable_cars" USING btree ("fuel_type","price","car_key");--> statement-breakpoint
CREATE INDEX "searchable_words_words" ON "searchable_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "identity_documents_side" ON "identity_documents" USING btree ("request_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_requests_pending" ON "identity_requests" USING btree ("user_id") WHERE "identity_requests"."decision" is null;--> statement-breakpoint
CREATE INDEX "identity_requests_user_id" ON "identity_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_requests_queue" ON "identity_requests" USING btree ("created_at") WHERE "identity_requests"."decision" is null;--> statement-breakpoint
CREATE INDEX "visits_day" ON "visits" USING btree ("day");