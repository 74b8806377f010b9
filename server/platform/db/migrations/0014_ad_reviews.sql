CREATE INDEX "cars_pending" ON "cars" USING btree ("submitted_at") WHERE "cars"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "cars_description_ar" ON "cars" USING btree (md5("description_ar"));--> statement-breakpoint
CREATE INDEX "cars_description_en" ON "cars" USING btree (md5("description_en"));