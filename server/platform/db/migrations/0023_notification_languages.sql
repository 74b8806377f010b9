-- Notifications were stored in the language of their user only.
UPDATE "notifications" SET "data" = jsonb_build_object('ar', "data", 'en', "data");
