CREATE FUNCTION "note_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_change', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	visible text;
BEGIN
	FOREACH visible IN ARRAY ARRAY[
		'app_settings', 'car_makers', 'car_models', 'car_pictures', 'car_tags', 'cars', 'cities', 'price_history',
		'profiles', 'regions', 'searchable_cars', 'website_texts'
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER note_public_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_public_change()',
			visible);
	END LOOP;
END $$;
