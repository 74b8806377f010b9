-- Rows for the schema of the first two migrations, for migrations.test.ts. Do not update them when the schema changes.
INSERT INTO regions (slug, name_ar, name_en, aliases) VALUES ('riyadh-region', 'منطقة الرياض', 'Riyadh Region', '{}');
INSERT INTO cities (region_id, slug, name_ar, name_en, aliases, latitude, longitude, population)
	VALUES (1, 'riyadh', 'الرياض', 'Riyadh', '{}', 24.7, 46.7, 7000000);
INSERT INTO car_makers (slug, name_ar, name_en, aliases) VALUES ('toyota', 'تويوتا', 'Toyota', '{}');
INSERT INTO car_models (make_id, slug, name_ar, name_en, aliases, body_types, first_year)
	VALUES (1, 'toyota-camry', 'كامري', 'Camry', '{}', '{sedan}', 1982);
INSERT INTO car_tags (name_ar, name_en, enabled, priority, activation_rules, bit)
	VALUES ('ممشى قليل', 'Low mileage', true, 1, '{"conditions":[]}', 0);
INSERT INTO app_settings (setting_key, setting_value) VALUES ('app_name', '"صيّاد"');
INSERT INTO users (id, name, email, email_verified) VALUES
	('00000000-0000-7000-8000-000000000001', 'سارة العتيبي', 'sara@example.com', true),
	('00000000-0000-7000-8000-000000000002', 'Omar', 'omar@example.com', true);
INSERT INTO user_roles (user_id, role) VALUES ('00000000-0000-7000-8000-000000000002', 'admin');
INSERT INTO profiles (id, first_name, last_name, phone_number) VALUES
	('00000000-0000-7000-8000-000000000001', 'سارة', 'العتيبي', '+966501234567'),
	('00000000-0000-7000-8000-000000000002', 'Omar', null, null);
INSERT INTO cars (
	id, seller_id, status, make_id, model_id, year, price, mileage, condition, transmission, drivetrain, body_types, color,
	interior_color, city_id, description_ar, contact_methods, extra_features, created_at, updated_at, published_at, expires_at
) VALUES (
	'00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-000000000001', 'active', 1, 1, 2020, 75000, 60000,
	'used', 'automatic', 'front', '{sedan}', 'white', 'beige', 1, 'كامري نظيفة', '{phone}', '{}', '2026-06-01', '2026-06-01',
	'2026-06-01', '2026-07-01'
);
INSERT INTO price_history (car_id, asked_at, price) VALUES ('00000000-0000-7000-8000-00000000000a', '2026-06-01', 75000);
INSERT INTO car_counters (car_id, view_count, contact_count, favorites_count)
	VALUES ('00000000-0000-7000-8000-00000000000a', 12, 3, 1);
INSERT INTO favorites (user_id, car_id, saved_at, price_when_saved, told_price) VALUES
	('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-00000000000a', '2026-06-02', 75000, 75000);
INSERT INTO saved_searches (id, user_id, name, query, alert, told_until, stop_token) VALUES (
	'00000000-0000-7000-8000-00000000000b', '00000000-0000-7000-8000-000000000002', 'Camry', 'model=toyota-camry', 'daily',
	'2026-06-02', 'stop'
);
UPDATE cars SET rejection_reasons = '{price_not_real,facts_wrong}';
INSERT INTO ad_events (id, car_id, action, from_state, to_state, note, created_at) VALUES (
	'00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-00000000000a', 'reject', 'pending', 'rejected',
	'price_not_real, facts_wrong, In words', '2026-06-01'
);
INSERT INTO reports (id, car_id, visitor, reason, note, created_at) VALUES (
	'00000000-0000-7000-8000-00000000000d', '00000000-0000-7000-8000-00000000000a', 'v', 'wrong_facts', '', '2026-06-01'
);
INSERT INTO website_texts (text_key, text_ar, text_en) VALUES
	('car_facts', 'المواصفات', 'Details'),
	('admin_facts_elsewhere_what', 'تغيّر: {{facts}}', 'Changed: {{facts}}'),
	('review_reason_facts_wrong', 'بيانات', 'Wrong'),
	('review_fact_car', 'السيارة', 'Car');
INSERT INTO visits (car_id, day, kind, visitor) VALUES ('00000000-0000-7000-8000-00000000000a', '2026-06-01', 'view', 'v');
