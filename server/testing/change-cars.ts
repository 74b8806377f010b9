import { inArray } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { refreshSearchableCars, removeSearchableCars } from '#server/features/search/public.ts'
import { cars, type CarRow } from '#server/platform/db/schema/index.ts'

/** Writes columns of ads by hand, for what no operation can bring about in a test, and keeps search in line. */
export async function changeCars(
  { db, clock, catalogue: getCatalogue }: DataServices,
  car_ids: readonly string[],
  columns: Partial<CarRow>,
): Promise<void> {
  const catalogue = await getCatalogue()
  await db.transaction(async (tx) => {
    await tx
      .update(cars)
      .set(columns)
      .where(inArray(cars.id, [...car_ids]))
    await refreshSearchableCars(tx, { car_ids, catalogue, now: clock() })
  })
}

/** As if the ads had never been; all of them unless some are given. Not in a transaction, which would have to tell of it. */
export async function eraseCars({ db }: DataServices, car_ids?: readonly string[]): Promise<void> {
  const which = car_ids && inArray(cars.id, [...car_ids])
  await removeSearchableCars(db, db.select({ key: cars.key }).from(cars).where(which))
  await db.delete(cars).where(which)
}
