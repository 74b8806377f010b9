-- Email threads in the schema of migration 0009, for migrations.test.ts. Inserted after first-data.sql.
INSERT INTO cars (
	id, seller_id, status, make_id, model_id, year, price, mileage, condition, transmission, drivetrain, body_types, color,
	interior_color, city_id, description_ar, contact_methods, extra_features, created_at, updated_at, published_at, expires_at
) VALUES (
	'00000000-0000-7000-8000-00000000001a', '00000000-0000-7000-8000-000000000001', 'active', 1, 1, 2021, 76000, 60000,
	'used', 'automatic', 'front', '{sedan}', 'white', 'beige', 1, 'كامري أخرى', '{email}', '{}', '2026-06-01', '2026-06-01',
	'2026-06-01', '2026-07-01'
);
INSERT INTO conversations (id, car_id, buyer_id, seller_id, last_seq, created_at, updated_at) VALUES (
	'00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-000000000002',
	'00000000-0000-7000-8000-000000000001', 2, '2026-06-02Z', '2026-06-04Z'
);
INSERT INTO conversation_sides (conversation_id, side, user_id) VALUES
	('00000000-0000-7000-8000-0000000000c1', 'buyer', '00000000-0000-7000-8000-000000000002'),
	('00000000-0000-7000-8000-0000000000c1', 'seller', '00000000-0000-7000-8000-000000000001');
INSERT INTO messages (conversation_id, seq, id, message_type, sender_id, content, created_at, read_at) VALUES
	('00000000-0000-7000-8000-0000000000c1', 1, '00000000-0000-7000-8000-0000000000d1', 'text',
		'00000000-0000-7000-8000-000000000002', 'chat 1', '2026-06-02Z', null),
	('00000000-0000-7000-8000-0000000000c1', 2, '00000000-0000-7000-8000-0000000000d2', 'text',
		'00000000-0000-7000-8000-000000000001', 'chat 2', '2026-06-04Z', '2026-06-04Z');
INSERT INTO offers (conversation_id, id, side, amount, asking_price, state, created_at, expires_at) VALUES (
	'00000000-0000-7000-8000-0000000000c1', '00000000-0000-7000-8000-0000000000d2', 'seller', 70000, 75000, 'open',
	'2026-06-04Z', '2026-06-06Z'
);
INSERT INTO offer_messages (conversation_id, seq, offer_id, step) VALUES
	('00000000-0000-7000-8000-0000000000c1', 2, '00000000-0000-7000-8000-0000000000d2', 'made');
INSERT INTO email_threads (id, car_id, buyer_id, seller_id, created_at, last_written_at) VALUES
	('00000000-0000-7000-8000-0000000000e1', '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-000000000002',
		'00000000-0000-7000-8000-000000000001', '2026-06-01Z', '2026-06-05Z'),
	('00000000-0000-7000-8000-0000000000e2', '00000000-0000-7000-8000-00000000001a', '00000000-0000-7000-8000-000000000002',
		'00000000-0000-7000-8000-000000000001', '2026-06-06Z', '2026-06-06Z');
-- IDs were unique per sender: two of these are equal, and one equals the ID of a message
INSERT INTO email_messages (thread_id, side, id, text, token_hash, created_at) VALUES
	('00000000-0000-7000-8000-0000000000e1', 'buyer', '00000000-0000-7000-8000-0000000000f1', 'mail 1', 'hash 1', '2026-06-01Z'),
	('00000000-0000-7000-8000-0000000000e1', 'seller', '00000000-0000-7000-8000-0000000000f1', 'mail 2', 'hash 2', '2026-06-03Z'),
	('00000000-0000-7000-8000-0000000000e1', 'buyer', '00000000-0000-7000-8000-0000000000d1', 'mail 3', 'hash 3', '2026-06-05Z'),
	('00000000-0000-7000-8000-0000000000e2', 'buyer', '00000000-0000-7000-8000-0000000000f1', 'about another', 'hash 4', '2026-06-06Z');
