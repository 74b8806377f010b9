CREATE TABLE "review_looks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_looks" ADD CONSTRAINT "review_looks_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_looks" ADD CONSTRAINT "review_looks_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_looks_car_id" ON "review_looks" USING btree ("car_id");