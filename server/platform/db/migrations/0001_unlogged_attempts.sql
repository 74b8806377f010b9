-- Counting an attempt must not wait for the disk. After a crash of the database, counting starts again.
ALTER TABLE "attempts" SET UNLOGGED;
