ALTER TABLE "cars" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ALTER COLUMN "price_when_saved" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ALTER COLUMN "told_price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_cars" ALTER COLUMN "price" DROP NOT NULL;