CREATE TABLE "model_calls" (
	"day" date NOT NULL,
	"purpose" text NOT NULL,
	"outcome" text NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "model_calls_day_purpose_outcome_pk" PRIMARY KEY("day","purpose","outcome")
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"day" date NOT NULL,
	"payer" text NOT NULL,
	"requests" integer NOT NULL,
	"tokens" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "model_spending_day_payer_pk" PRIMARY KEY("day","payer")
);
