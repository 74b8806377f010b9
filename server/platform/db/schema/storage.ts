import { bigint, date, pgTable } from 'drizzle-orm/pg-core'

/** How much space was free on the disk, day by day; kept for a month. */
export const disk_samples = pgTable('disk_samples', {
  day: date().primaryKey(),
  free_bytes: bigint({ mode: 'number' }).notNull(),
})
