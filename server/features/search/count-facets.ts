import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { whereAll } from './condition-sql.ts'
import type { Condition } from './conditions.ts'
import type { FacetKey, KeyCounts } from './facet-keys.ts'

/** How many cars fulfil all conditions, by these keys. */
export interface CountQuestion {
  conditions: readonly Condition[]
  keys: readonly FacetKey[]
}

/** Counts by all requested keys in one scan. */
export async function countByKeys(
  db: Db,
  conditions: readonly Condition[],
  keys: readonly FacetKey[],
  now: Date,
): Promise<KeyCounts> {
  const sets = sql.join(
    keys.map((key) => sql`(${car[key]})`),
    sql`, `,
  )
  const columns = sql.join(
    keys.map((key) => sql`${car[key]}`),
    sql`, `,
  )
  const { rows } = await db.execute<Record<string, number | null>>(sql`
    select ${columns}, count(*)::int as count from ${car}
    where ${whereAll(conditions, now)} group by grouping sets (${sets})`)
  const counts: KeyCounts = {
    model_year_facet: new Map(),
    place_color_facet: new Map(),
    build_facet: new Map(),
    tags: new Map(),
  }
  for (const row of rows) {
    // each row belongs to one grouping set
    const key = keys.find((one) => row[one] !== null)
    if (key) counts[key].set(row[key] as number, row.count as number)
  }
  return counts
}

/** Every car has exactly one key of a kind. */
export function sumOf(counts: ReadonlyMap<number, number>): number {
  let sum = 0
  for (const count of counts.values()) sum += count
  return sum
}
