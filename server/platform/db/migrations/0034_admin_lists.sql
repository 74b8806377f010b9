CREATE TABLE "list_columns" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" text[] NOT NULL,
	CONSTRAINT "list_columns_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_ads" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"active_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_ads" ADD CONSTRAINT "seller_ads_seller_id_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_owner_id" ON "saved_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "seller_ads_most" ON "seller_ads" USING btree ("active_count","seller_id");--> statement-breakpoint
CREATE INDEX "cars_newest" ON "cars" USING btree ("created_at","id") WHERE "cars"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cars_newest_by_status" ON "cars" USING btree ("status","created_at","id") WHERE "cars"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cars_newest_deleted" ON "cars" USING btree ("created_at","id") WHERE "cars"."deleted_at" is not null;
--> statement-breakpoint
INSERT INTO "seller_ads" ("seller_id", "active_count")
SELECT "seller_id", count(*) FROM "cars" WHERE "status" = 'active' AND "deleted_at" IS NULL GROUP BY "seller_id";
--> statement-breakpoint
CREATE FUNCTION add_to_seller_ads(seller uuid, difference integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO seller_ads (seller_id, active_count) VALUES (seller, difference)
  ON CONFLICT (seller_id) DO UPDATE SET active_count = seller_ads.active_count + difference;
$$;
--> statement-breakpoint
CREATE FUNCTION count_inserted_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_seller_ads(seller_id, count(*)::integer) FROM inserted
    WHERE status = 'active' AND deleted_at IS NULL GROUP BY seller_id ORDER BY seller_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_seller_ads(NEW.seller_id, CASE WHEN NEW.status = 'active' AND NEW.deleted_at IS NULL THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- with its seller the count is gone too
  UPDATE seller_ads SET active_count = active_count - 1 WHERE seller_id = OLD.seller_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_inserted_ads AFTER INSERT ON cars
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_ads();
--> statement-breakpoint
-- Runs at the end of the transaction, since several ads of a seller are locked one after the other.
CREATE CONSTRAINT TRIGGER count_changed_ad AFTER UPDATE OF status, deleted_at ON cars
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.status = 'active' AND OLD.deleted_at IS NULL) <> (NEW.status = 'active' AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION count_changed_ad();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_deleted_ad AFTER DELETE ON cars
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status = 'active' AND OLD.deleted_at IS NULL)
  EXECUTE FUNCTION count_deleted_ad();
