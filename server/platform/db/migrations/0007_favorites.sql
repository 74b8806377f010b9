CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"car_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"price_when_saved" integer NOT NULL,
	CONSTRAINT "favorites_user_id_car_id_pk" PRIMARY KEY("user_id","car_id")
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_car_id" ON "favorites" USING btree ("car_id");