-- counting an attempt waits for no disk; after a crash of the database counting begins anew
ALTER TABLE "attempts" SET UNLOGGED;
