import { ORPCError } from '@orpc/server'
import { eq, isNull } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import type { ReportReason } from '#domain/reports/reasons.ts'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { CallContext } from '#server/context.ts'
import { visitorOf } from '#server/features/visits/public.ts'
import { cars, profiles, reports } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'

const REPORTED: Limit = { name: 'report_address', per_address: 0.5, seconds: 3600 }

interface Told {
  car_id: string
  reason: ReportReason
  note: string
}

/**
 * Told again by the same visitor, the last reason counts.
 * @throws ORPCError NOT_FOUND where nobody sees such an ad, TOO_MANY_ATTEMPTS
 */
export async function addReport(context: CallContext, { car_id, reason, note }: Told): Promise<void> {
  const { db, clock, caller, limits, request } = context
  await limits.take(REPORTED, request.address)
  const [row] = await db
    .select({ car: cars, seller: profiles })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(eq(cars.id, car_id))
  const visibility = row ? visibilityOf(row.car, row.seller, clock()) : 'hidden'
  if (visibility !== 'public' && visibility !== 'ended') {
    throw new ORPCError('NOT_FOUND', { message: 'There is no such ad' })
  }
  const visitor = visitorOf(context, adDay(clock()))
  // what a robot or an admin says through this door is no report
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
