import { and, count, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { OwnAd } from '#contract/ads.ts'
import { AD_STATES, adState, isEditable, sellerActions, type AdState } from '#domain/ads/lifecycle.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { isAfter, pageOf } from '#server/platform/db/page-key.ts'
import { ad_revisions, cars } from '#server/platform/db/schema/index.ts'
import { isInState } from './is-in-state.ts'
import { factsOf } from './own-ad.ts'
import { listOpenPromotions } from './promotions/list-open-promotions.ts'

const DAY_MS = 86_400_000
const SOON_DAYS = 3

interface Wanted {
  seller_id: string
  /** Only this one. */
  car_id?: string | undefined
  state?: AdState | 'featured' | 'editable' | undefined
  after?: string | undefined
  limit: number
}

interface OwnAdPage {
  items: OwnAd[]
  next: string | null
  counts: Record<string, number>
}

/** The latest first; the counts are of all, whatever is listed. */
export async function listOwnAds(
  services: DataServices,
  { seller_id, car_id, state, after, limit }: Wanted,
): Promise<OwnAdPage> {
  const { db, clock } = services
  const now = clock()
  const is_own = and(eq(cars.seller_id, seller_id), isNull(cars.deleted_at))
  const [rows, counts] = await Promise.all([
    db
      .select({ id: cars.id, created_at: cars.created_at })
      .from(cars)
      .where(and(is_own, car_id ? eq(cars.id, car_id) : undefined, state && isWanted(state, now), isAfter(cars, after)))
      .orderBy(desc(cars.created_at), desc(cars.id))
      .limit(limit + 1),
    countOwnAds(db, is_own, now),
  ])
  const { found, next } = pageOf(rows, limit)
  const ids = found.map(({ id }) => id)
  const [own, revised, promoted] = await Promise.all([
    listOwnCards(services, { ids }),
    db.select({ car_id: ad_revisions.car_id }).from(ad_revisions).where(inArray(ad_revisions.car_id, ids)),
    listOpenPromotions(db, ids),
  ])
  const catalogue = await services.catalogue()
  const waiting = new Set(revised.map((one) => one.car_id))
  const items = own.map(({ card, car, counters }): OwnAd => {
    const facts = factsOf(car, waiting.has(car.id))
    const { published_at: _shown, ...shown } = card
    const shown_state = adState(facts, now)
    const left = car.expires_at ? car.expires_at.getTime() - now.getTime() : null
    return {
      ...shown,
      state: shown_state,
      model: catalogue.models.byId.get(car.model_id ?? 0)?.slug ?? null,
      has_revision: facts.has_revision,
      rejection_reasons: car.rejection_reasons,
      admin_notes: car.admin_notes,
      submitted_at: (car.submitted_at ?? car.created_at).toISOString(),
      published_at: car.published_at?.toISOString() ?? null,
      expires_at: car.expires_at?.toISOString() ?? null,
      expires_soon: shown_state === 'active' && left !== null && left <= SOON_DAYS * DAY_MS,
      confirmed_at: car.confirmed_at?.toISOString() ?? null,
      sold_at: car.sold_at?.toISOString() ?? null,
      featured_until: car.featured_until?.toISOString() ?? null,
      promotion: promoted.get(car.id) ?? (shown_state === 'active' ? 'possible' : null),
      ...counters,
      actions: sellerActions(facts, now),
    }
  })
  return { items, next, counts }
}

function isWanted(state: NonNullable<Wanted['state']>, now: Date): SQL | undefined {
  if (state === 'featured') return and(isInState('active', now), gt(cars.featured_until, now))
  if (state !== 'editable') return isInState(state, now)
  return or(...AD_STATES.filter(isEditable).map((one) => isInState(one, now)))
}

/** Of states that none is in nothing is said. */
async function countOwnAds(db: Db, is_own: SQL | undefined, now: Date): Promise<Record<string, number>> {
  const having = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const states = AD_STATES.filter((one) => one !== 'none' && one !== 'deleted')
  const [counts] = await db
    .select({
      all: count(),
      featured: having(isWanted('featured', now)),
      ...Object.fromEntries(states.map((one) => [one, having(isInState(one, now))])),
    })
    .from(cars)
    .where(is_own)
  const { all = 0, featured = 0, ...others }: Record<string, number> = counts ?? {}
  return { all, featured, ...Object.fromEntries(Object.entries(others).filter(([, many]) => many > 0)) }
}
