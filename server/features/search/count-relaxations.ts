import { and, sql, type SQL } from 'drizzle-orm'
import type { Relaxation } from '#contract/search.ts'
import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/filters.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { conditionSql, whereAll } from './condition-sql.ts'
import type { Condition, SearchConditions } from './conditions.ts'

const MOST_WAYS = 5
/** The parameters of a condition, if their names differ from it. */
const FIELDS: Partial<Record<Condition['field'], readonly string[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  ...Object.fromEntries(LIST_FILTERS.flatMap((filter) => ('column' in filter ? [[filter.column, [filter.name]]] : []))),
  ...Object.fromEntries(RANGE_FILTERS.map(({ name }) => [name, [`${name}_min`, `${name}_max`]])),
}

interface Way {
  fields: readonly string[]
  condition: SQL
}

/**
 * For a search without results: how many cars there would be without one of its conditions, most cars first. One scan
 * suffices: a car that fails exactly one condition would be found without it. One without a price fails those on it.
 */
export async function countRelaxations(db: Db, conditions: SearchConditions, now: Date): Promise<Relaxation[]> {
  const ways = waysOf(conditions)
  if (ways.length === 0) return []
  const fails = ways.map(({ condition }) => sql`((${condition}) is not true)::int`)
  const failures = sql.join(fails, sql` + `)
  const counts = ways.map(
    ({ condition }, at) => sql`count(*) filter (where (${condition}) is not true)::int as ${name(at)}`,
  )
  const { rows } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(counts, sql`, `)} from ${car} where ${whereAll([], now)} and ${failures} = 1`)
  return ways
    .map(({ fields }, at) => ({ fields: [...fields], total: rows[0]?.[`way_${at}`] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_WAYS)
}

const name = (at: number): SQL => sql.raw(`way_${at}`)

/** Conditions that are dropped together: a make with its models, the whole text. */
function waysOf({ chosen, typed }: SearchConditions): Way[] {
  const ways = Map.groupBy(chosen, (condition) => fieldsOf(condition).join())
  const typedSql = and(...typed.map(conditionSql))
  return [
    ...[...ways.values()].flatMap((group) => {
      const [first] = group
      const condition = and(...group.map(conditionSql))
      return first && condition ? [{ fields: fieldsOf(first), condition }] : []
    }),
    ...(typedSql ? [{ fields: ['q'], condition: typedSql }] : []),
  ]
}

function fieldsOf(condition: Condition): readonly string[] {
  if (condition.field === 'not') return fieldsOf(condition.condition).map((field) => `not_${field}`)
  return FIELDS[condition.field] ?? [condition.field]
}
