import { inArray } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { refreshSearchableCars, removeSearchableCars } from '#server/features/search/public.ts'
import { cars, type CarRow } from '#server/platform/db/schema/index.ts'

/** Updates columns of ads directly and refreshes search, for states that tests cannot reach through operations. */
export async function changeCars(
  { db, clock, catalogue: getCatalogue }: DataServices,
  carIds: readonly string[],
  columns: Partial<CarRow>,
): Promise<void> {
  const catalogue = await getCatalogue()
  await db.transaction(async (tx) => {
    await tx
      .update(cars)
      .set(columns)
      .where(inArray(cars.id, [...carIds]))
    await refreshSearchableCars(tx, { car_ids: carIds, catalogue, now: clock() })
  })
}

/**
 * Deletes ads with their search rows; all ads by default. Not possible in a transaction, which would have to publish an
 * event.
 */
export async function eraseCars({ db }: DataServices, carIds?: readonly string[]): Promise<void> {
  const which = carIds && inArray(cars.id, [...carIds])
  await removeSearchableCars(db, db.select({ key: cars.key }).from(cars).where(which))
  await db.delete(cars).where(which)
}
