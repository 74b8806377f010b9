import { eq, isNull } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import type { ReportReason } from '#domain/reports/reasons.ts'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { CallContext } from '#server/context.ts'
import { carPermissions } from '#server/features/cars/public.ts'
import { visitorOf } from '#server/features/views/public.ts'
import { cars, profiles, reports } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'

const REPORTED: Limit = { name: 'report_address', perAddress: 0.5, seconds: 3600 }

interface AddReportInput {
  car_id: string
  reason: ReportReason
  note: string
}

/**
 * Reports an ad. Replaces an earlier report of the same visitor.
 * @throws NOT_FOUND if the ad is not visible; OWN_AD, TOO_MANY_ATTEMPTS
 */
export async function addReport(context: CallContext, { car_id, reason, note }: AddReportInput): Promise<void> {
  const { db, clock, caller, limits, request } = context
  await limits.take(REPORTED, request.address)
  const [row] = await db
    .select({ car: cars, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(eq(cars.id, car_id))
  const visibility = row ? visibilityOf(row.car, row.seller, clock()) : 'hidden'
  if (!row || (visibility !== 'public' && visibility !== 'ended')) {
    throw fail('NOT_FOUND')
  }
  if (!carPermissions(caller, { seller_id: row.car.seller_id, visibility }).report) throw fail('OWN_AD')
  const visitor = visitorOf(context, adDay(clock()))
  // robots and admins have no visitor ID; their reports are ignored
  if (!visitor) return
  await db
    .insert(reports)
    .values({
      id: newId(),
      car_id,
      reporter_id: caller.kind === 'anonymous' ? null : caller.id,
      visitor,
      reason,
      note,
      created_at: clock(),
    })
    .onConflictDoUpdate({
      target: [reports.car_id, reports.visitor],
      targetWhere: isNull(reports.closed_at),
      set: { reason, note },
    })
}
