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
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_seller_id_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_open" ON "promotions" USING btree ("car_id") WHERE "promotions"."state" in ('requested', 'transferred');--> statement-breakpoint
CREATE INDEX "promotions_car_id" ON "promotions" USING btree ("car_id","requested_at");--> statement-breakpoint
CREATE INDEX "promotions_state" ON "promotions" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "promotions_transfer_reference" ON "promotions" USING btree ("transfer_reference");