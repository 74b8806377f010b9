import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { car_tags } from '#server/platform/db/schema/index.ts'

/** Most important first. */
export function listEnabledTags(db: Db): Promise<(typeof car_tags.$inferSelect)[]> {
  return db.select().from(car_tags).where(eq(car_tags.enabled, true)).orderBy(asc(car_tags.priority), asc(car_tags.id))
}
