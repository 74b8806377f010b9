CREATE TABLE "applied_reference_data" (
	"fingerprint" text PRIMARY KEY NOT NULL
);
