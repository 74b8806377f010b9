import { sql } from 'drizzle-orm'
import { RANGE_FILTERS, type RangeName } from '#domain/search/chips/filters.ts'
import type { Db } from '#server/platform/db/client.ts'
import { valuesFulfil } from '../car-index/fulfils.ts'
import type { Condition } from '../questions/conditions.ts'
import { CODE_NAMES, COLUMNS_OF_CODE, type CountedValues } from '../questions/facet-codes.ts'
import type { ShareOf } from './plan-walk.ts'

type SampledCar = CountedValues & Record<RangeName, number | null>

const COLUMNS = new Set([
  'region_id',
  ...CODE_NAMES.flatMap((name) => COLUMNS_OF_CODE[name]),
  ...RANGE_FILTERS.map(({ name }) => name),
])
const SAMPLE_ROWS = 2000

/** About two thousand of the cars, to plan pages by. */
export async function readSample(db: Db): Promise<SampledCar[]> {
  const { rows } = await db.execute<SampledCar>(sql`
    select ${sql.raw([...COLUMNS].join(', '))} from searchable_cars tablesample system (
      (select least(100, 100.0 * ${SAMPLE_ROWS} / greatest(reltuples, 1)) from pg_class
        where oid = 'searchable_cars'::regclass)
    ) limit ${2 * SAMPLE_ROWS}`)
  return rows
}

/** Words are not in the sample: all of its cars match a condition on them. */
export const shareIn =
  (sample: readonly SampledCar[]): ShareOf =>
  (conditions) =>
    sample.filter((car) => conditions.every((condition) => fulfils(car, condition))).length / Math.max(sample.length, 1)

function fulfils(car: SampledCar, condition: Condition): boolean {
  if (condition.field === 'words') return true
  if (condition.field === 'not') {
    return condition.condition.field === 'words' || !fulfils(car, condition.condition)
  }
  if (!('min' in condition)) return valuesFulfil(condition, car)
  const value = car[condition.field]
  return value !== null && value >= (condition.min ?? 0) && value <= (condition.max ?? Infinity)
}
