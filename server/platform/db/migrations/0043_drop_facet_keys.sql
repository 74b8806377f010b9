ALTER TABLE "searchable_cars" DROP COLUMN "model_year_facet";--> statement-breakpoint
ALTER TABLE "searchable_cars" DROP COLUMN "place_color_facet";--> statement-breakpoint
ALTER TABLE "searchable_cars" DROP COLUMN "build_facet";