import { sql } from 'drizzle-orm'
import { PACKED_FILTERS, RANGE_FILTERS, type RangeName } from '#domain/search/chips/filters.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Condition } from './conditions.ts'
import { columnOf } from './facet-keys.ts'
import type { Estimate } from './plan-page.ts'

/** Values in a sample of the active cars, by field. */
type Shares = ReadonlyMap<number, number>

const COUNTED = [
  'make_id',
  'model_id',
  'region_id',
  'city_id',
  'tags',
  ...PACKED_FILTERS.map((filter) => columnOf(filter)),
] as const
const RANGED = RANGE_FILTERS.map(({ name }) => name)

type Sample = Record<(typeof COUNTED)[number], number> & Record<RangeName, number | null>

const SAMPLE_ROWS = 10_000

/** Reads a sample of about ten thousand rows, for query plans only. */
export async function readStatistics(db: Db): Promise<Estimate> {
  const { rows: sizes } = await db.execute<{ total: number }>(
    sql`select greatest(reltuples, 0)::int as total from pg_class where oid = 'searchable_cars'::regclass`,
  )
  const total = sizes[0]?.total ?? 0
  const percent = total > SAMPLE_ROWS ? (100 * SAMPLE_ROWS) / total : 100
  const { rows } = await db.execute<Sample>(sql`
    select ${sql.raw([...COUNTED, ...RANGED].join(', '))}
    from searchable_cars tablesample system (${percent}) limit ${2 * SAMPLE_ROWS}`)
  return estimateFrom(rows, Math.max(total, rows.length))
}

export function estimateFrom(sample: readonly Sample[], total: number): Estimate {
  const size = Math.max(sample.length, 1)
  const shares = Object.fromEntries(COUNTED.map((field) => [field, sharesOf(sample, field)])) as Record<
    (typeof COUNTED)[number],
    Shares
  >
  const sorted = Object.fromEntries(
    RANGED.map((field) => [field, Int32Array.from(sample.flatMap((row) => row[field] ?? [])).toSorted()]),
  ) as Record<RangeName, Int32Array>
  /** A value that is missing in the sample is assumed rarer than the rarest one in it. */
  const rare = 0.5 / size
  const sum = (counted: Shares, values: readonly number[]) =>
    values.reduce((share, value) => share + (counted.get(value) ?? rare), 0)
  const withBit = (counted: Shares, mask: number) =>
    [...counted].reduce((share, [value, one]) => (value & mask ? share + one : share), rare)

  function shareOf(condition: Condition): number {
    switch (condition.field) {
      case 'car':
        return sum(shares.make_id, condition.makeIds) + sum(shares.model_id, condition.modelIds)
      case 'place':
        return sum(shares.region_id, condition.regionIds) + sum(shares.city_id, condition.cityIds)
      case 'words':
        return rare
      case 'not':
        return Math.max(1 - shareOf(condition.condition), rare)
      default:
        if ('mask' in condition) return withBit(shares[condition.field], condition.mask)
        return 'codes' in condition ? sum(shares[condition.field], condition.codes) : shareWithin(condition)
    }
  }

  function shareWithin({ field, min, max }: Extract<Condition, { min: number | null }>): number {
    const values = sorted[field]
    const below = min === null ? 0 : countBelow(values, min)
    const above = max === null ? values.length : countBelow(values, max + 1)
    return Math.max((above - below) / size, rare)
  }
  return { total, shareOf }
}

function sharesOf(sample: readonly Sample[], field: (typeof COUNTED)[number]): Shares {
  const shares = new Map<number, number>()
  for (const row of sample) shares.set(row[field], (shares.get(row[field]) ?? 0) + 1 / sample.length)
  return shares
}

/** The number of smaller values in a sorted list. */
function countBelow(sorted: Int32Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
