import type { CarCard } from '#contract/cars.ts'
import { discountOf } from '#domain/cars/discount.ts'
import { endedReason, visibilityOf, type EndedReason } from '#domain/cars/visibility.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { presentCard } from './present-card.ts'
import { readFacts, readPictures, readTagContext } from './refresh-searchable-cars.ts'
import { searchableRow, type CarFacts } from './searchable-row.ts'
import { storedCard } from './stored-card.ts'

export interface SavedCard {
  card: CarCard
  /** Null while it is for sale; deleted also if the seller is suspended. */
  ended: EndedReason | 'deleted' | null
}

interface Needed {
  db: Db
  clock: Clock
  catalogue: () => Promise<Catalogue>
}

/** The cards of ads that somebody kept, whatever became of them since they were public; the order is not kept. */
export async function listSavedCards(
  { db, clock, catalogue: getCatalogue }: Needed,
  { ids }: { ids: readonly string[] },
): Promise<SavedCard[]> {
  if (!ids.length) return []
  const now = clock()
  const catalogue = await getCatalogue()
  const context = await readTagContext(db, now)
  const facts = (await readFacts(db, [...ids])).filter(({ car }) => car.published_at)
  const pictures = await readPictures(db, facts)
  return facts.flatMap((one) => {
    const is_removed = one.car.deleted_at !== null || one.seller.status !== 'active'
    if (!is_removed && visibilityOf(one.car, one.seller, now) === 'hidden') return []
    const { row, discount } = searchableRow(one, catalogue, context, now)
    const images = pictures.get(one.car.id) ?? []
    const card = presentCard(storedCard({ ...one, discount, tags: row.tags, images }), catalogue, now)
    return [{ card, ended: is_removed ? ('deleted' as const) : endedReason(one.car, now) }]
  })
}

interface OwnCard {
  card: CarCard
  car: CarFacts['car']
  counters: CarFacts['counters']
}

/** The cards of ads for their owner, whether or not anybody else may see them, in the order of `ids`. */
export async function listOwnCards(
  { db, clock, catalogue: getCatalogue }: Needed,
  { ids }: { ids: readonly string[] },
): Promise<OwnCard[]> {
  if (!ids.length) return []
  const now = clock()
  const catalogue = await getCatalogue()
  const facts = new Map((await readFacts(db, [...ids])).map((one) => [one.car.id, one]))
  const pictures = await readPictures(db, [...facts.values()])
  return ids.flatMap((id) => {
    const one = facts.get(id)
    if (!one) return []
    const images = pictures.get(id) ?? []
    const discount = discountOf(one.prices, one.car.price, now)
    const card = presentCard(storedCard({ ...one, discount, tags: 0, images }), catalogue, now)
    return [{ card, car: one.car, counters: one.counters }]
  })
}
