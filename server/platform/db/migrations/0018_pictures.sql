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
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_owner_id" ON "pictures" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "pictures_created_at" ON "pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_url" ON "pictures" USING btree ("url" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pictures_master_key" ON "pictures" USING btree ("master_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pictures_dhash" ON "pictures" USING btree ("created_at","dhash") WHERE "pictures"."dhash" is not null;