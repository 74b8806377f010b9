CREATE TABLE "market_prices" (
	"model_id" smallint NOT NULL,
	"year" smallint NOT NULL,
	"count" integer NOT NULL,
	"lower" integer NOT NULL,
	"middle" integer NOT NULL,
	"upper" integer NOT NULL,
	CONSTRAINT "market_prices_model_id_year_pk" PRIMARY KEY("model_id","year")
);
