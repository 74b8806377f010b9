CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"car_key" bigint NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_transaction" ON "search_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "search_changes_changed_at" ON "search_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE FUNCTION log_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (car_key) SELECT DISTINCT car_key FROM changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER log_search_inserts AFTER INSERT ON searchable_cars
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_search_changes();
--> statement-breakpoint
CREATE TRIGGER log_search_updates AFTER UPDATE ON searchable_cars
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_search_changes();
--> statement-breakpoint
CREATE TRIGGER log_search_deletes AFTER DELETE ON searchable_cars
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_search_changes();
