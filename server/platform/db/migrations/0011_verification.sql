CREATE TABLE "identity_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"side" text NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "identity_documents_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "identity_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document_kind" text NOT NULL,
	"decision" text,
	"rejection_reason" text,
	"rejection_note" text,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_request_id_identity_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."identity_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_requests" ADD CONSTRAINT "identity_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_documents_side" ON "identity_documents" USING btree ("request_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_requests_pending" ON "identity_requests" USING btree ("user_id") WHERE "identity_requests"."decision" is null;--> statement-breakpoint
CREATE INDEX "identity_requests_user_id" ON "identity_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_requests_queue" ON "identity_requests" USING btree ("created_at") WHERE "identity_requests"."decision" is null;