import { asc, count, countDistinct, eq, inArray, isNull, min } from 'drizzle-orm'
import type { ReportedAd } from '#contract/reports.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import { profiles, reports } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 30

/** Open reports grouped by ad, oldest first. */
export async function listReports(services: DataServices): Promise<{ items: ReportedAd[]; total: number }> {
  const { db } = services
  const isOpen = isNull(reports.closed_at)
  const [all] = await db
    .select({ count: countDistinct(reports.car_id) })
    .from(reports)
    .where(isOpen)
  const groups = await db
    .select({ car_id: reports.car_id, count: count(), first_at: min(reports.created_at) })
    .from(reports)
    .where(isOpen)
    .groupBy(reports.car_id)
    .orderBy(asc(min(reports.created_at)), asc(reports.car_id))
    .limit(MOST_LISTED)
  const ids = groups.map(({ car_id }) => car_id)
  const own = await listOwnCards(services, { ids })
  const sellers = await db
    .select()
    .from(profiles)
    .where(
      inArray(
        profiles.id,
        own.map(({ car }) => car.seller_id),
      ),
    )
  const reported = await db
    .select({ report: reports, reporter: profiles })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.reporter_id))
    .where(inArray(reports.car_id, ids))
    .orderBy(asc(reports.created_at), asc(reports.id))
  const items = groups.flatMap((group) => {
    const found = own.find(({ car }) => car.id === group.car_id)
    const seller = sellers.find(({ id }) => id === found?.car.seller_id)
    if (!found || !seller || !group.first_at) return []
    return {
      card: found.card,
      seller_id: seller.id,
      seller_name: displayName(seller) ?? 'User',
      first_at: group.first_at.toISOString(),
      count: group.count,
      reports: reported
        .filter(({ report }) => report.car_id === group.car_id && report.closed_at === null)
        .map(({ report, reporter }) => ({
          id: report.id,
          reason: report.reason,
          note: report.note,
          reporter_name: reporter && (displayName(reporter) ?? 'User'),
          created_at: report.created_at.toISOString(),
        })),
    }
  })
  return { items, total: all?.count ?? 0 }
}
