import { isDeepStrictEqual } from 'node:util'
import { asc, inArray } from 'drizzle-orm'
import { readCards } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { readFairPricesOf } from '#server/features/fair-price/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { isSearchable, refreshSearchableCars } from './refresh-searchable-cars.ts'
import { searchableRow } from './searchable-row.ts'

interface Refresh {
  car_ids: readonly string[]
  catalogue: Catalogue
  now: Date
}

/**
 * Rewrites outdated search rows after a change of counters, tag rules or places. The ads stay locked until the
 * transaction ends.
 * @returns the ids of the rewritten ads
 */
export async function refreshChangedCars(tx: Db, { car_ids, catalogue, now }: Refresh): Promise<string[]> {
  if (!car_ids.length) return []
  // locks in a fixed order, and before reading, so that no concurrent change is missed
  const locked = await tx
    .select({ id: cars.id })
    .from(cars)
    .where(inArray(cars.id, [...car_ids]))
    .orderBy(asc(cars.id))
    .for('no key update')
  const read = await readCards(tx, { car_ids: locked.map(({ id }) => id), catalogue, now })
  const keys = read.map(({ car }) => car.key)
  const rows = await tx.select().from(searchable_cars).where(inArray(searchable_cars.car_key, keys))
  const fairOf = await readFairPricesOf(
    tx,
    read.map(({ car }) => car),
  )
  const rowOf = new Map(rows.map((row) => [row.car_key, row]))
  const changed = read.filter((one) => {
    const { car, card } = one
    const row = isSearchable(one) ? searchableRow(car, { tags: card.tags, fair: fairOf(car), catalogue }) : undefined
    return !isDeepStrictEqual(row, rowOf.get(car.key))
  })
  const changedIds = changed.map(({ car }) => car.id)
  if (changedIds.length) await refreshSearchableCars(tx, { car_ids: changedIds, catalogue, now })
  return changedIds
}
