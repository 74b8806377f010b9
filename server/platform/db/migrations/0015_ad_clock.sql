CREATE TABLE "availability_questions" (
	"car_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "availability_questions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "warned_of_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "told_price" integer;--> statement-breakpoint
UPDATE "favorites" SET "told_price" = "price_when_saved";--> statement-breakpoint
ALTER TABLE "favorites" ALTER COLUMN "told_price" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "availability_questions" ADD CONSTRAINT "availability_questions_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;