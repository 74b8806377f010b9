import { and, sql, type SQL } from 'drizzle-orm'
import type { Relaxation } from '#contract/cars.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { conditionSql, whereAll } from './condition-sql.ts'
import type { Condition, SearchConditions } from './conditions.ts'

const MOST_WAYS = 5
const FIELDS: Partial<Record<Condition['field'], readonly string[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  body_types: ['body_type'],
  tags: ['tag'],
  year: ['year_min', 'year_max'],
  price: ['price_min', 'price_max'],
  mileage: ['mileage_min', 'mileage_max'],
  power_hp: ['power_hp_min', 'power_hp_max'],
}

interface Way {
  fields: readonly string[]
  condition: SQL
}

/**
 * For a search that finds nothing: how many cars there would be without one of its conditions, the most first.
 * One scan, since a car that fails a single condition is one that giving it up would show.
 */
export async function countRelaxations(db: Db, conditions: SearchConditions, now: Date): Promise<Relaxation[]> {
  const ways = waysOf(conditions)
  if (ways.length === 0) return []
  const fails = ways.map(({ condition }) => sql`(not (${condition}))::int`)
  const failures = sql.join(fails, sql` + `)
  const counts = ways.map(({ condition }, at) => sql`count(*) filter (where not (${condition}))::int as ${name(at)}`)
  const { rows } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(counts, sql`, `)} from ${car} where ${whereAll([], now)} and ${failures} = 1`)
  return ways
    .map(({ fields }, at) => ({ fields: [...fields], total: rows[0]?.[`way_${at}`] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_WAYS)
}

const name = (at: number): SQL => sql.raw(`way_${at}`)

/** Choices that stand together are given up together: a make with its models, the text as a whole. */
function waysOf({ chosen, typed }: SearchConditions): Way[] {
  const ways = Map.groupBy(chosen, (condition) => fieldsOf(condition).join())
  const typed_sql = and(...typed.map(conditionSql))
  return [
    ...[...ways.values()].flatMap((group) => {
      const [first] = group
      const condition = and(...group.map(conditionSql))
      return first && condition ? [{ fields: fieldsOf(first), condition }] : []
    }),
    ...(typed_sql ? [{ fields: ['q'], condition: typed_sql }] : []),
  ]
}

function fieldsOf(condition: Condition): readonly string[] {
  if (condition.field === 'not') return fieldsOf(condition.condition).map((field) => `not_${field}`)
  return FIELDS[condition.field] ?? [condition.field]
}
