UPDATE "car_cards" SET "card" = ("card"::jsonb || jsonb_build_object('seller_is_verified', p."identity_verified_at" IS NOT NULL))::json
FROM "cars" c JOIN "profiles" p ON p."id" = c."seller_id"
WHERE c."key" = "car_cards"."car_key";
