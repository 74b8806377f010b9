import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, cars, profiles } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 50

/** When it was submitted. */
const submitted_at =
  sql<Date>`coalesce(${ad_revisions.submitted_at}, ${cars.submitted_at}, ${cars.created_at})`.mapWith(cars.created_at)

/** New ads and live ads with changes. Those of suspended sellers are not listed until they are reinstated. */
const waiting = (db: Db) =>
  db
    .select({ id: cars.id, status: cars.status, submitted_at, seller: profiles })
    .from(cars)
    .innerJoin(profiles, and(eq(profiles.id, cars.seller_id), eq(profiles.status, 'active')))
    .leftJoin(ad_revisions, eq(ad_revisions.car_id, cars.id))
    .$dynamic()

const isWaiting = () =>
  and(
    isNull(cars.deleted_at),
    or(eq(cars.status, 'pending'), and(eq(cars.status, 'active'), sql`${ad_revisions.car_id} is not null`)),
  )

/** Oldest first. */
export async function listWaiting(services: DataServices): Promise<{ items: WaitingAd[]; total: number }> {
  const { db } = services
  const rows = await waiting(db).where(isWaiting()).orderBy(asc(submitted_at), asc(cars.id)).limit(MOST_LISTED)
  const [all] = await db.select({ count: count() }).from(waiting(db).where(isWaiting()).as('waiting'))
  return { items: await present(services, rows), total: all?.count ?? 0 }
}

/** Undefined if the ad is not waiting. */
export async function findWaiting(services: DataServices, car_id: string): Promise<WaitingAd | undefined> {
  const rows = await waiting(services.db).where(and(isWaiting(), eq(cars.id, car_id)))
  return (await present(services, rows))[0]
}

type Row = Awaited<ReturnType<typeof waiting>>[number]

async function present(services: DataServices, rows: readonly Row[]): Promise<WaitingAd[]> {
  const own = await listOwnCards(services, { ids: rows.map(({ id }) => id) })
  const cardOf = new Map(own.map(({ card }) => [card.id, card]))
  return rows.flatMap((row) => {
    const card = cardOf.get(row.id)
    if (!card) return []
    return {
      card,
      kind: row.status === 'pending' ? ('new' as const) : ('revision' as const),
      submitted_at: row.submitted_at.toISOString(),
      seller_id: row.seller.id,
      seller_name: displayName(row.seller) ?? 'User',
    }
  })
}
