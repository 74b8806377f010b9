CREATE TABLE "admin_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"what" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "normalised_name" text GENERATED ALWAYS AS (translate(regexp_replace(lower(normalize(coalesce("first_name", '') || ' ' || coalesce("last_name", ''), NFKD)), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\u0027\u2019\s.\u002d]', '', 'g'), 'أإآٱٲٳىیېےۍةۀہھەۃکڪگڭݣپچژڤڥٹڈڑںۋۇøđłı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء', 'اااااايييييههههههكككككبجزففتدرنووodli01234567890123456789')) STORED;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profile_access_log_accessing" ON "profile_access_log" USING btree ("accessing_user_id","created_at");--> statement-breakpoint
CREATE INDEX "profile_access_log_newest" ON "profile_access_log" USING btree ("created_at","id");