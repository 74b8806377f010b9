import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { indexComparables } from '#domain/fair-price/comparables.ts'
import { fitDepreciation, TYPICAL_DEPRECIATION, type Depreciation } from '#domain/fair-price/depreciation.ts'
import { estimatePrice } from '#domain/fair-price/estimate-price.ts'
import { isLabel, labelPrice, priceShare } from '#domain/fair-price/price-label.ts'
import type { PricedCar } from '#domain/fair-price/priced-car.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, fair_price_counts, fair_prices, searchable_cars } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/** Requests are answered after as many estimates. */
const AT_ONCE = 100
/** An event has room for as many ads (`mergeEvents`). */
const ROWS_AT_ONCE = 150

type Stored = typeof fair_prices.$inferSelect
type Offered = Awaited<ReturnType<typeof readOffered>>[number]

/** Recomputes the fair prices of all active ads, maker by maker. Rows that stay the same are not written. */
export async function writeFairPrices(db: Db, now: Date): Promise<void> {
  const makes = await db.selectDistinct({ id: searchable_cars.make_id }).from(searchable_cars)
  for (const { id } of makes) {
    const offered = await readOffered(db, id, now)
    await writeMake(db, offered, await estimateMake(offered))
  }
  while ((await removeSome(db, now)) === ROWS_AT_ONCE);
  await db
    .insert(fair_price_counts)
    .values({ id: 1, counted_at: now })
    .onConflictDoUpdate({ target: fair_price_counts.id, set: { counted_at: now } })
}

/**
 * Removes fair prices of ads that are no longer on offer.
 * @returns how many
 */
function removeSome(db: Db, now: Date): Promise<number> {
  const { car_key, model_id, expires_at, price_share } = searchable_cars
  const isOffered = db
    .select({ car_key })
    .from(searchable_cars)
    .where(and(eq(car_key, fair_prices.car_key), ne(model_id, 0), gt(expires_at, now)))
  const gone = db.select({ key: fair_prices.car_key }).from(fair_prices).where(notExists(isOffered)).limit(ROWS_AT_ONCE)
  return db.transaction(async (tx) => {
    await lock(tx)
    const removed = await tx.delete(fair_prices).where(inArray(fair_prices.car_key, gone)).returning()
    const keys = removed.map((fair) => fair.car_key)
    await tx
      .update(searchable_cars)
      .set({ price_share: null })
      .where(and(inArray(car_key, keys), isNotNull(price_share)))
    await publish(tx, keys)
    return removed.length
  })
}

/** Tells that the labels or places of these ads changed. */
async function publish(tx: Db, keys: number[]): Promise<void> {
  if (!keys.length) return
  const shown = await tx.select({ id: cars.id }).from(cars).where(inArray(cars.key, keys))
  afterCommit(tx, { type: 'cars_changed', ids: shown.map(({ id }) => id) })
}

/** Active ads of a maker with their stored fair prices. */
function readOffered(db: Db, makeId: number, now: Date) {
  const { car_key, model_id, year, mileage, price, price_share, make_id, expires_at } = searchable_cars
  return db
    .select({ key: car_key, model_id, year, mileage, price, price_share, stored: getTableColumns(fair_prices) })
    .from(searchable_cars)
    .leftJoin(fair_prices, eq(fair_prices.car_key, car_key))
    .where(and(eq(make_id, makeId), ne(model_id, 0), gt(expires_at, now)))
    .orderBy(asc(car_key))
}

async function estimateMake(offered: readonly Offered[]): Promise<Map<number, Stored>> {
  const isPriced = (car: Offered): car is Offered & PricedCar => car.price !== null
  const ofMake = fitDepreciation(offered.filter(isPriced), TYPICAL_DEPRECIATION)
  const estimates = new Map<number, Stored>()
  for (const [, ofModel] of Map.groupBy(offered, ({ model_id }) => model_id)) {
    await nextTurn()
    const priced = ofModel.filter(isPriced)
    const depreciation = rounded(fitDepreciation(priced, ofMake))
    const find = indexComparables(priced)
    for (const [at, car] of ofModel.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await nextTurn()
      const fair = estimatePrice(car, find(car), depreciation)
      if (!fair) continue
      const { key, model_id, year, mileage } = car
      estimates.set(key, { car_key: key, model_id, year, mileage, ...fair, ...depreciation })
    }
  }
  return estimates
}

/** Small changes are not worth rewriting all rows of a model. */
function rounded({ per_year, per_100000_km }: Depreciation): Depreciation {
  const round = (value: number) => Math.round(value * 1000) / 1000
  return { per_year: round(per_year), per_100000_km: round(per_100000_km) }
}

/** Publishes only the ads whose label or place among the best prices has changed, since pages may show the amounts of the count before for minutes. */
async function writeMake(db: Db, offered: readonly Offered[], estimates: ReadonlyMap<number, Stored>): Promise<void> {
  const changes = offered
    .map((car) => ({ car, fair: estimates.get(car.key) ?? null }))
    .filter(
      ({ car, fair }) =>
        (fair ? !isSame(fair, car.stored) : car.stored !== null) || shareOf(car, fair) !== car.price_share,
    )
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE) {
    const some = changes.slice(at, at + ROWS_AT_ONCE)
    const estimated = some.flatMap(({ fair }) => fair ?? [])
    const gone = some.filter((change) => !change.fair).map(({ car }) => car.key)
    const moved = some.filter(
      ({ car, fair }) => labelOf(car, car.stored) !== labelOf(car, fair) || shareOf(car, fair) !== car.price_share,
    )
    await db.transaction(async (tx) => {
      await lock(tx)
      if (gone.length) await tx.delete(fair_prices).where(inArray(fair_prices.car_key, gone))
      if (estimated.length) await upsert(tx, estimated)
      await writeShares(tx, some)
      await publish(
        tx,
        moved.map(({ car }) => car.key),
      )
    })
  }
}

async function upsert(tx: Db, rows: Stored[]): Promise<void> {
  const columns = Object.keys(getTableColumns(fair_prices)).filter((name) => name !== 'car_key')
  await tx
    .insert(fair_prices)
    .values(rows)
    .onConflictDoUpdate({
      target: fair_prices.car_key,
      set: Object.fromEntries(columns.map((name) => [name, sql.raw(`excluded.${name}`)])),
    })
}

/** Search sorts by the share of the expected price. */
async function writeShares(tx: Db, changes: readonly { car: Offered; fair: Stored | null }[]): Promise<void> {
  const shares = changes
    .map(({ car, fair }) => ({ car_key: car.key, price: car.price, share: shareOf(car, fair), was: car.price_share }))
    .filter(({ share, was }) => share !== was)
  if (!shares.length) return
  // an ad whose price changed meanwhile has a new share already
  await tx.execute(sql`
    update ${searchable_cars} set price_share = given.share
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as given (car_key bigint, price int, share smallint)
    where ${searchable_cars.car_key} = given.car_key and ${searchable_cars.price} is not distinct from given.price`)
}

/** Two that write rows in different orders could wait for each other. */
const lock = (tx: Db) => tx.execute(sql`lock table ${fair_prices} in share row exclusive mode`)

const isSame = (fair: Stored, stored: Stored | null): boolean =>
  stored !== null && Object.entries(fair).every(([name, value]) => stored[name as keyof Stored] === value)

const shareOf = ({ price }: Offered, fair: Stored | null): number | null => fair && priceShare(price, fair)

/** A fair price of the car before a change has no label. */
function labelOf({ price, model_id, year, mileage }: Offered, fair: Stored | null): string | null {
  const isOfCar = fair?.model_id === model_id && fair.year === year && fair.mileage === mileage
  const label = isOfCar ? labelPrice(price, fair) : null
  return label && isLabel(label) ? label : null
}
