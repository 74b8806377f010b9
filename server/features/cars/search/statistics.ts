import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import type { Condition, RangeField } from './conditions.ts'
import type { Estimate } from './plan-page.ts'

/** Values seen in a sample of the active cars, by field. */
type Shares = ReadonlyMap<number, number>

interface Sample extends Record<string, unknown> {
  make_id: number
  model_id: number
  region_id: number
  city_id: number
  condition: number
  fuel_type: number
  transmission: number
  color: number
  regional_spec: number
  doors: number
  seats: number
  body_types: number
  tags: number
  year: number
  price: number
  mileage: number
  power_hp: number
}

const COUNTED = [
  'make_id',
  'model_id',
  'region_id',
  'city_id',
  'condition',
  'fuel_type',
  'transmission',
  'color',
  'regional_spec',
  'doors',
  'seats',
  'body_types',
  'tags',
] as const
const RANGED = ['year', 'price', 'mileage', 'power_hp'] as const
const SAMPLE_ROWS = 10_000

/** Reads a sample of about ten thousand rows; for choosing between ways of finding a page, never for what is shown. */
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
    RANGED.map((field) => [field, Int32Array.from(sample, (row) => row[field]).toSorted()]),
  ) as Record<RangeField, Int32Array>
  /** A value that the sample missed is rarer than its rarest. */
  const rare = 0.5 / size
  const sum = (counted: Shares, values: readonly number[]) =>
    values.reduce((share, value) => share + (counted.get(value) ?? rare), 0)
  const withBit = (counted: Shares, mask: number) =>
    [...counted].reduce((share, [value, one]) => (value & mask ? share + one : share), rare)

  function shareOf(condition: Condition): number {
    switch (condition.field) {
      case 'car':
        return sum(shares.make_id, condition.make_ids) + sum(shares.model_id, condition.model_ids)
      case 'place':
        return sum(shares.region_id, condition.region_ids) + sum(shares.city_id, condition.city_ids)
      case 'body_types':
      case 'tags':
        return withBit(shares[condition.field], condition.mask)
      case 'words':
        return rare
      case 'not':
        return Math.max(1 - shareOf(condition.condition), rare)
      case 'year':
      case 'price':
      case 'mileage':
      case 'power_hp': {
        const values = sorted[condition.field]
        const below = condition.min === null ? 0 : countBelow(values, condition.min)
        const above = condition.max === null ? values.length : countBelow(values, condition.max + 1)
        return Math.max((above - below) / size, rare)
      }
      default:
        return sum(shares[condition.field], condition.codes)
    }
  }
  return { total, shareOf }
}

function sharesOf(sample: readonly Sample[], field: (typeof COUNTED)[number]): Shares {
  const shares = new Map<number, number>()
  for (const row of sample) shares.set(row[field], (shares.get(row[field]) ?? 0) + 1 / sample.length)
  return shares
}

/** How many of the sorted values are smaller. */
function countBelow(sorted: Int32Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
