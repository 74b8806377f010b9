UPDATE "car_cards" SET "card" = ("card"::jsonb || jsonb_build_object('confirmed_at', to_char(c."confirmed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::json
FROM "cars" c
WHERE c."key" = "car_cards"."car_key";
