UPDATE "car_cards" SET "card" = (("card"::jsonb - 'image') || jsonb_build_object('images', coalesce((
	SELECT jsonb_agg(p."url" ORDER BY p."position")
	FROM "cars" c JOIN "car_pictures" p ON p."car_id" = c."id" AND p."position" < 5
	WHERE c."key" = "car_cards"."car_key"), '[]'::jsonb)))::json;
