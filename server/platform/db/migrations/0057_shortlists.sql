CREATE TABLE "shortlist_cars" (
	"shortlist_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "shortlist_cars_shortlist_id_car_id_pk" PRIMARY KEY("shortlist_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "shortlist_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"car_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shortlist_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shortlist_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlist_people_key" UNIQUE("shortlist_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "shortlist_votes" (
	"person_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"vote" text NOT NULL,
	CONSTRAINT "shortlist_votes_person_id_car_id_pk" PRIMARY KEY("person_id","car_id")
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"link_id" uuid,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlists_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "shortlist_cars" ADD CONSTRAINT "shortlist_cars_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_cars" ADD CONSTRAINT "shortlist_cars_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_notes" ADD CONSTRAINT "shortlist_notes_person_id_shortlist_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."shortlist_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_notes" ADD CONSTRAINT "shortlist_notes_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_people" ADD CONSTRAINT "shortlist_people_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_person_id_shortlist_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."shortlist_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlist_cars_car_id" ON "shortlist_cars" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "shortlist_notes_person_id" ON "shortlist_notes" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "shortlist_notes_car_id" ON "shortlist_notes" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "shortlist_votes_car_id" ON "shortlist_votes" USING btree ("car_id");--> statement-breakpoint
CREATE INDEX "shortlists_user_id" ON "shortlists" USING btree ("user_id","changed_at");