import { bigint, date, pgTable } from 'drizzle-orm/pg-core'

/** Daily samples of free disk space. Rows are deleted after a month. */
export const disk_samples = pgTable('disk_samples', {
  day: date().primaryKey(),
  free_bytes: bigint({ mode: 'number' }).notNull(),
})
