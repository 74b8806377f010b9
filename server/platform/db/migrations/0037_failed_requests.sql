CREATE TABLE "failed_requests" (
	"request_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "failed_requests_failed_at" ON "failed_requests" USING btree ("failed_at");