import type { CarCard } from '#contract/cars.ts'
import { endedReason, visibilityOf, type EndedReason } from '#domain/cars/visibility.ts'
import { cardContext, presentCard, type CardServices } from './present-card.ts'
import { readCards } from './read-cards.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'
import type { TaggedCar } from './tags-of-car.ts'

export interface SavedCard {
  card: CarCard
  /** Null while the ad is active; `deleted` also if the seller is suspended. */
  ended: EndedReason | 'deleted' | null
}

/** The cards of saved ads, including ended ones, in no particular order. */
export async function listSavedCards(
  services: CardServices,
  { ids }: { ids: readonly string[] },
): Promise<SavedCard[]> {
  if (!ids.length) return []
  const now = services.clock()
  const found = await readCards(services.db, { car_ids: ids, catalogue: await services.catalogue(), now })
  const context = await cardContext(
    services,
    found.map(({ car }) => car),
  )
  return found.flatMap(({ car, seller, card }) => {
    if (!car.published_at) return []
    const isRemoved = car.deleted_at !== null || seller.status !== 'active'
    if (!isRemoved && visibilityOf(car, seller, now) === 'hidden') return []
    const ended = isRemoved ? ('deleted' as const) : endedReason(car, now)
    return [{ card: presentCard(card, context), ended }]
  })
}

interface OwnCard {
  card: CarCard
  car: CarRow
  counters: TaggedCar['counters']
}

/** The cards of a seller's own ads in any state, in the order of the IDs. */
export async function listOwnCards(services: CardServices, { ids }: { ids: readonly string[] }): Promise<OwnCard[]> {
  if (!ids.length) return []
  const now = services.clock()
  const found = await readCards(services.db, { car_ids: ids, catalogue: await services.catalogue(), now })
  const context = await cardContext(
    services,
    found.map(({ car }) => car),
  )
  const byId = new Map(found.map((one) => [one.car.id, one]))
  return ids.flatMap((id) => {
    const one = byId.get(id)
    if (!one) return []
    const { car, counters } = one
    return [{ card: presentCard({ ...one.card, tags: 0 }, context), car, counters }]
  })
}
