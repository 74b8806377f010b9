import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { OwnAd } from '#contract/ads.ts'
import { adState, sellerActions, type AdState } from '#domain/ads/lifecycle.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import { ad_revisions, cars } from '#server/platform/db/schema/index.ts'
import { factsOf } from './own-ad.ts'

const DAY_MS = 86_400_000
const SOON_DAYS = 3

interface Wanted {
  seller_id: string
  /** Only this one. */
  car_id?: string
  state?: AdState | 'featured' | undefined
}

/** The latest first; the counts are of all, whatever is listed. */
export async function listOwnAds(
  services: DataServices,
  { seller_id, car_id, state }: Wanted,
): Promise<{ items: OwnAd[]; counts: Record<string, number> }> {
  const { db, clock } = services
  const now = clock()
  const rows = await db
    .select({ id: cars.id })
    .from(cars)
    .where(and(eq(cars.seller_id, seller_id), isNull(cars.deleted_at), car_id ? eq(cars.id, car_id) : undefined))
    .orderBy(desc(cars.created_at), desc(cars.id))
  const ids = rows.map(({ id }) => id)
  const [own, revised] = await Promise.all([
    listOwnCards(services, { ids }),
    db.select({ car_id: ad_revisions.car_id }).from(ad_revisions).where(inArray(ad_revisions.car_id, ids)),
  ])
  const catalogue = await services.catalogue()
  const waiting = new Set(revised.map((one) => one.car_id))
  const all = own.map(({ card, car, counters }): OwnAd => {
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
      ...counters,
      actions: sellerActions(facts, now),
    }
  })
  const counts: Record<string, number> = { all: all.length, featured: all.filter((ad) => ad.featured).length }
  for (const ad of all) counts[ad.state] = (counts[ad.state] ?? 0) + 1
  const is_wanted = (ad: OwnAd) => !state || (state === 'featured' ? ad.featured : ad.state === state)
  return { items: all.filter(is_wanted), counts }
}
