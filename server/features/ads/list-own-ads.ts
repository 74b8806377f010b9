import { and, count, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { OwnAd } from '#contract/ads.ts'
import { AD_STATES, adState, isEditable, sellerActions, type AdState } from '#domain/ads/lifecycle.ts'
import type { OwnAdSort } from '#domain/ads/own-ad-sorts.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { pageOf } from '#server/platform/db/cursor-page.ts'
import { ad_revisions, car_counters, cars } from '#server/platform/db/schema/index.ts'
import { ownAdPermissions } from './access.ts'
import { isInState } from './is-in-state.ts'
import { lifecycleOf } from './lifecycle-of.ts'
import { listOpenPromotions } from './list-open-promotions.ts'
import { matchesText } from '#server/features/cars/public.ts'
import { orderOwnAds } from './order-own-ads.ts'

const SOON_DAYS = 3

interface Input {
  seller_id: string
  /** Returns only this ad. */
  car_id?: string | undefined
  state?: AdState | 'featured' | 'editable' | undefined
  /** Words to search for in ads. */
  text?: string | undefined
  sort?: OwnAdSort | undefined
  after?: string | undefined
  limit: number
}

interface OwnAdPage {
  items: OwnAd[]
  next: string | null
  counts: Record<string, number>
}

/** Latest first, unless sorted otherwise. The counts include all ads of the seller that match the text. */
export async function listOwnAds(
  services: DataServices,
  { seller_id, car_id, state, text, sort = 'newest', after, limit }: Input,
): Promise<OwnAdPage> {
  const { db, clock } = services
  const now = clock()
  const catalogue = await services.catalogue()
  const isOwn = and(
    eq(cars.seller_id, seller_id),
    isNull(cars.deleted_at),
    text ? matchesText(text, catalogue) : undefined,
  )
  const { order, isAfterCursor } = await orderOwnAds(db, { seller_id, sort, after })
  const [rows, counts] = await Promise.all([
    db
      .select({ id: cars.id, created_at: cars.created_at })
      .from(cars)
      .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
      .where(and(isOwn, car_id ? eq(cars.id, car_id) : undefined, state && isWanted(state, now), isAfterCursor))
      .orderBy(...order)
      .limit(limit + 1),
    countOwnAds(db, isOwn, now),
  ])
  const { found, next } = pageOf(rows, limit)
  const ids = found.map(({ id }) => id)
  const [own, revised, promoted] = await Promise.all([
    listOwnCards(services, { ids }),
    db.select({ car_id: ad_revisions.car_id }).from(ad_revisions).where(inArray(ad_revisions.car_id, ids)),
    listOpenPromotions(db, ids),
  ])
  const waiting = new Set(revised.map((one) => one.car_id))
  const items = own.map(({ card, car, counters }): OwnAd => {
    const lifecycle = lifecycleOf(car, waiting.has(car.id))
    const { published_at: _shown, ...shown } = card
    const shownState = adState(lifecycle, now)
    const left = car.expires_at ? car.expires_at.getTime() - now.getTime() : null
    return {
      ...shown,
      state: shownState,
      model: catalogue.models.byId.get(car.model_id ?? 0)?.slug ?? null,
      has_revision: lifecycle.has_revision,
      rejection_reasons: car.rejection_reasons,
      admin_notes: car.admin_notes,
      submitted_at: (car.submitted_at ?? car.created_at).toISOString(),
      published_at: car.published_at?.toISOString() ?? null,
      expires_at: car.expires_at?.toISOString() ?? null,
      expires_soon: shownState === 'active' && left !== null && left <= SOON_DAYS * DAY_MS,
      confirmed_at: car.confirmed_at?.toISOString() ?? null,
      sold_at: car.sold_at?.toISOString() ?? null,
      featured_until: car.featured_until?.toISOString() ?? null,
      promotion: promoted.get(car.id) ?? null,
      can: ownAdPermissions(shownState, promoted.has(car.id)),
      ...counters,
      actions: sellerActions(lifecycle, now),
    }
  })
  return { items, next, counts }
}

function isWanted(state: NonNullable<Input['state']>, now: Date): SQL | undefined {
  if (state === 'featured') return and(isInState('active', now), gt(cars.featured_until, now))
  if (state !== 'editable') return isInState(state, now)
  return or(...AD_STATES.filter(isEditable).map((one) => isInState(one, now)))
}

/** The number of ads per state, without states that have none. */
async function countOwnAds(db: Db, isOwn: SQL | undefined, now: Date): Promise<Record<string, number>> {
  const having = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const states = AD_STATES.filter((one) => one !== 'none' && one !== 'deleted')
  const [counts] = await db
    .select({
      all: count(),
      featured: having(isWanted('featured', now)),
      ...Object.fromEntries(states.map((one) => [one, having(isInState(one, now))])),
    })
    .from(cars)
    .where(isOwn)
  const { all = 0, featured = 0, ...others }: Record<string, number> = counts ?? {}
  return { all, featured, ...Object.fromEntries(Object.entries(others).filter(([, many]) => many > 0)) }
}
