import { count, lt, min } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import type { DataServices } from '#server/context.ts'
import { facts } from '#server/platform/db/schema/index.ts'

/** How many facts should have been checked again, and the end of the first day that was missed. */
export async function countOverdueFacts({
  db,
  clock,
}: Pick<DataServices, 'db' | 'clock'>): Promise<{ count: number; oldest_at: Date | null }> {
  const [found] = await db
    .select({ count: count(), first: min(facts.check_by) })
    .from(facts)
    .where(lt(facts.check_by, adDay(clock())))
  return { count: found?.count ?? 0, oldest_at: found?.first ? new Date(`${found.first}T23:59:59+03:00`) : null }
}
