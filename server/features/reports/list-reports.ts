import { asc, count, eq, inArray, isNull, min } from 'drizzle-orm'
import type { ReportedAd } from '#contract/reports.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import { listOldest } from '#server/features/decision-queue/public.ts'
import { profiles, reports } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 30

/** Open reports grouped by ad, oldest first. */
export async function listReports(services: DataServices): Promise<{ items: ReportedAd[]; total: number }> {
  const { db } = services
  const first = min(reports.created_at)
  const { rows: groups, total } = await listOldest(db, {
    waiting: () =>
      db
        .select({ car_id: reports.car_id, count: count().as('count'), first_at: first.as('first_at') })
        .from(reports)
        .where(isNull(reports.closed_at))
        .groupBy(reports.car_id)
        .$dynamic(),
    order: [first, reports.car_id],
    most: MOST_LISTED,
  })
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
  return { items, total }
}
