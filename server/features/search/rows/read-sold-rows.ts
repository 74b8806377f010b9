import { and, desc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { readCards } from '#server/features/cars/public.ts'
import type { DataServices } from '#server/context.ts'
import { cars, type searchable_cars } from '#server/platform/db/schema/index.ts'
import { searchableRow, wordsOf } from './searchable-row.ts'

/** Of each search. More than that many of its results are rarely counted, and more candidates are rarely needed. */
const MOST_SOLD = 300

interface WantedSold {
  /** What the search says of stored ads. */
  stored: SQL | undefined
  /** The ads were there then, and were sold afterwards. */
  since: Date
}

interface SoldRow {
  car_key: number
  sold_at: Date
  /** What search would have of the ad if it had not been sold. */
  row: typeof searchable_cars.$inferInsert
  words: string[]
}

/** The ads sold last that may be results of the searches: their conditions on the row decide. */
export async function readSoldRows(
  { db, clock, catalogue: readCatalogue }: Pick<DataServices, 'db' | 'clock' | 'catalogue'>,
  searches: readonly WantedSold[],
): Promise<SoldRow[]> {
  const now = clock()
  const catalogue = await readCatalogue()
  const candidates = searches.map(({ stored, since }) =>
    db
      .select({ id: cars.id })
      .from(cars)
      .where(
        and(
          eq(cars.status, 'sold'),
          isNull(cars.deleted_at),
          gt(cars.sold_at, since),
          lte(cars.published_at, since),
          stored,
        ),
      )
      .orderBy(desc(cars.sold_at))
      .limit(MOST_SOLD),
  )
  const [first, second, ...others] = candidates
  const found = await (first && second ? unionAll(first, second, ...others) : first)
  if (!found?.length) return []
  const ids = new Set(found.map(({ id }) => id))
  const read = await readCards(db, { car_ids: [...ids], catalogue, now })
  return read.flatMap(({ car, card, seller }) => {
    if (seller.status !== 'active' || !car.sold_at || !car.published_at || !car.expires_at) return []
    const row = {
      ...searchableRow(car, { tags: card.tags, fair: null, catalogue }),
      expires_at: new Date(now.getTime() + 1),
    }
    return [{ car_key: car.key, sold_at: car.sold_at, row, words: wordsOf(car) }]
  })
}
