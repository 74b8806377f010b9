ALTER TABLE "profiles" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "cars_live_of_seller" ON "cars" USING btree ("seller_id","expires_at") WHERE "cars"."status" = 'active' and "cars"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_last_seen" ON "profiles" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "profiles_suspended" ON "profiles" USING btree ("suspended_until") WHERE "profiles"."status" = 'suspended';--> statement-breakpoint
CREATE INDEX "promotions_seller_id" ON "promotions" USING btree ("seller_id","requested_at");--> statement-breakpoint
CREATE INDEX "reports_car_id" ON "reports" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id" ON "reports" USING btree ("reporter_id");
--> statement-breakpoint
UPDATE "profiles" SET "last_seen_at" = greatest("created_at", "last_login", (SELECT max("updated_at") FROM "sessions" WHERE "user_id" = "profiles"."id"));--> statement-breakpoint
-- Trigram indexes make the search for users fast. They are optional, since some hosted databases lack the extension.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX profiles_name_parts ON profiles USING gin (normalised_name gin_trgm_ops);
  CREATE INDEX profiles_phone_parts ON profiles USING gin (phone_number gin_trgm_ops);
  CREATE INDEX users_email_parts ON users USING gin (email gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No trigrams: %', SQLERRM;
END $$;
