CREATE TABLE "disk_samples" (
	"day" date PRIMARY KEY NOT NULL,
	"free_bytes" bigint NOT NULL
);
