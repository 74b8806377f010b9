-- They were kept in the language in which their user was told.
UPDATE "notifications" SET "data" = jsonb_build_object('ar', "data", 'en', "data");
