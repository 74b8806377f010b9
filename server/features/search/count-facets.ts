import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { whereAll } from './condition-sql.ts'
import type { Condition } from './conditions.ts'
import type { FacetKey, KeyCounts } from './facet-keys.ts'

/** Counts cars by all requested keys in one scan. */
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
  const counted = { model_year_facet: none(), place_color_facet: none(), build_facet: none(), tags: none() }
  for (const row of rows) {
    // each row belongs to one grouping set
    const name = keys.find((one) => row[one] !== null)
    if (!name) continue
    counted[name].keys.push(row[name] as number)
    counted[name].counts.push(row['count'] as number)
  }
  return counted
}

const none = () => ({ keys: [] as number[], counts: [] as number[] })
