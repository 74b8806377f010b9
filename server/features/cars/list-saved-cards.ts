import type { CarCard } from '#contract/cars.ts'
import { endedReason, visibilityOf, type EndedReason } from '#domain/cars/visibility.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { presentCard } from './present-card.ts'
import { readCards } from './read-cards.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'
import type { TaggedCar } from './tags-of-car.ts'

export interface SavedCard {
  card: CarCard
  /** Null while active; `deleted` also if the seller is suspended. */
  ended: EndedReason | 'deleted' | null
}

interface Needed {
  db: Db
  clock: Clock
  catalogue: () => Promise<Catalogue>
}

/** The cards of saved ads, including those that have ended since, in no particular order. */
export async function listSavedCards(
  { db, clock, catalogue: getCatalogue }: Needed,
  { ids }: { ids: readonly string[] },
): Promise<SavedCard[]> {
  if (!ids.length) return []
  const now = clock()
  const catalogue = await getCatalogue()
  const found = await readCards(db, { car_ids: ids, catalogue, now })
  return found.flatMap(({ car, seller, card }) => {
    if (!car.published_at) return []
    const isRemoved = car.deleted_at !== null || seller.status !== 'active'
    if (!isRemoved && visibilityOf(car, seller, now) === 'hidden') return []
    const ended = isRemoved ? ('deleted' as const) : endedReason(car, now)
    return [{ card: presentCard(card, catalogue, now), ended }]
  })
}

interface OwnCard {
  card: CarCard
  car: CarRow
  counters: TaggedCar['counters']
}

/** The cards of ads in any state, for their seller, in the order of `ids`. */
export async function listOwnCards(
  { db, clock, catalogue: getCatalogue }: Needed,
  { ids }: { ids: readonly string[] },
): Promise<OwnCard[]> {
  if (!ids.length) return []
  const now = clock()
  const catalogue = await getCatalogue()
  const found = await readCards(db, { car_ids: ids, catalogue, now })
  const byId = new Map(found.map((one) => [one.car.id, one]))
  return ids.flatMap((id) => {
    const one = byId.get(id)
    if (!one) return []
    const { car, counters } = one
    return [{ card: presentCard({ ...one.card, tags: 0 }, catalogue, now), car, counters }]
  })
}
