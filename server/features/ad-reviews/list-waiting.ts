import { and, count, eq, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Looks, WaitingAd } from '#contract/ad-reviews.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext, DataServices } from '#server/context.ts'
import { hasColleague } from '#server/features/ads/public.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import { listOldest } from '#server/features/decision-queue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, cars, profiles } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { listLooks } from './list-looks.ts'

const MOST_LISTED = 50

/** When the ad or its changes were submitted. */
const submittedAt = sql<Date>`coalesce(${ad_revisions.submitted_at}, ${cars.submitted_at}, ${cars.created_at})`.mapWith(
  cars.created_at,
)

/** New ads and live ads with changes. Ads of suspended sellers are left out until they are reinstated. */
const waiting = (db: Db) =>
  db
    .select({ id: cars.id, status: cars.status, submitted_at: submittedAt, seller: profiles })
    .from(cars)
    .innerJoin(profiles, and(eq(profiles.id, cars.seller_id), eq(profiles.status, 'active')))
    .leftJoin(ad_revisions, eq(ad_revisions.car_id, cars.id))
    .$dynamic()

const isWaiting = () =>
  and(
    isNull(cars.deleted_at),
    or(eq(cars.status, 'pending'), and(eq(cars.status, 'active'), sql`${ad_revisions.car_id} is not null`)),
  )

interface Queue {
  items: WaitingAd[]
  total: number
  looks: Looks['looks']
}

/** Oldest first. Ads of the caller are left out if somebody else can decide on them. */
export async function listWaiting(context: CallContext): Promise<Queue> {
  const { db, clock } = context
  const userId = requireUser(context).id
  const mayDecide = await decidable(db, userId)
  const [{ rows, total }, looks] = await Promise.all([
    listOldest(db, {
      waiting: () => waiting(db).where(mayDecide),
      order: [submittedAt, cars.id],
      most: MOST_LISTED,
    }),
    listLooks(db, userId, clock()),
  ])
  return { items: await present(context, rows), total, looks }
}

/** The number of ads submitted after a time. */
export async function countNewer({ db }: DataServices, userId: string, since: Date): Promise<number> {
  const newer = and(await decidable(db, userId), gt(submittedAt, since))
  return db.$count(waiting(db).where(newer).as('newer'))
}

async function decidable(db: Db, userId: string): Promise<SQL | undefined> {
  return and(isWaiting(), (await hasColleague(db, userId, true)) ? ne(cars.seller_id, userId) : undefined)
}

/** The number of waiting ads, and when the oldest was submitted. */
export async function countWaitingAds(db: Db): Promise<{ count: number; oldest_at: Date | null }> {
  const [counted] = await db
    .select({ count: count(), oldest_at: sql<Date | null>`min(${submittedAt})`.mapWith(cars.created_at) })
    .from(cars)
    .innerJoin(profiles, and(eq(profiles.id, cars.seller_id), eq(profiles.status, 'active')))
    .leftJoin(ad_revisions, eq(ad_revisions.car_id, cars.id))
    .where(isWaiting())
  return counted ?? { count: 0, oldest_at: null }
}

/** Undefined if the ad is not waiting. */
export async function findWaiting(services: DataServices, carId: string): Promise<WaitingAd | undefined> {
  const rows = await waiting(services.db).where(and(isWaiting(), eq(cars.id, carId)))
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
