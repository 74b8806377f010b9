import type { Car } from '#contract/cars.ts'
import { priceChanges } from '#domain/cars/price-changes.ts'
import { visibilityOf } from '#domain/cars/visibility.ts'
import { presentHistory } from '#server/features/ad-history/public.ts'
import { asNamedNow } from '#server/features/catalogue/public.ts'
import type { TradeWordIndex } from '#server/features/trade-words/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { showFairPrice } from '#domain/fair-price/shown-fair-price.ts'
import { canMessage, canSeeHidden, carPermissions } from './access.ts'
import { presentCar } from './present-car.ts'
import type { CardServices } from './present-card.ts'
import { readCar } from './read-car.ts'
import { tagContext, tagsOfCar } from './tags-of-car.ts'

type Found =
  | { kind: 'found'; car: Car }
  | { kind: 'deleted'; was: { make: string; model: string | null } }
  | { kind: 'unknown' }

interface Needed extends CardServices {
  db: Db
  tradeWords: () => Promise<TradeWordIndex>
  request?: object
}

const MOST_PRICE_CHANGES = 5

/** Returns public and ended ads to everyone, and other ads only to their seller and admins. */
export async function getCar(services: Needed, { car_id, caller }: { car_id: string; caller: Caller }): Promise<Found> {
  const row = await readCar(services, car_id)
  const now = services.clock()
  if (!row) return { kind: 'unknown' }
  const { published_at } = row.car
  const visibility = visibilityOf(row.car, row.seller, now)
  const wasPublic = published_at !== null && visibility !== 'hidden'
  if (!wasPublic && (visibility === 'deleted' || !canSeeHidden(caller, row.car))) return { kind: 'unknown' }

  const [catalogue, tradeWords] = await Promise.all([services.catalogue(), services.tradeWords()])
  const car = asNamedNow(row.car, catalogue)
  if (visibility === 'deleted') {
    const make = catalogue.makers.byId.get(car.make_id)?.slug ?? ''
    return { kind: 'deleted', was: { make, model: catalogue.models.byId.get(car.model_id ?? 0)?.slug ?? null } }
  }
  const counters = row.counters ?? { view_count: 0, contact_count: 0, favorites_count: 0 }
  const { prices, manualTagIds } = row
  const tagged = { car, counters, prices, manualTagIds }
  // ads that were never published have neither tags nor a discount
  const shown =
    published_at && row.car.expires_at ? tagsOfCar(tagged, catalogue, tagContext(row.mostMileage, now), now) : null
  return {
    kind: 'found',
    car: presentCar(
      {
        ...row,
        car,
        counters,
        tradeWords,
        discount: shown?.discount ?? 0,
        tags: shown?.tags ?? 0,
        visibility,
        can: {
          ...carPermissions(caller, { ...row.car, visibility }),
          message: canMessage(caller, { ...row.car, visibility, hasAccount: row.account_id !== null }),
        },
        history: presentHistory(row.versions, catalogue),
        price_changes: published_at ? priceChanges(prices, published_at, MOST_PRICE_CHANGES) : [],
      },
      { catalogue, fairPriceOf: () => (row.fair && visibility === 'public' ? showFairPrice(row.fair) : null), now },
    ),
  }
}
