import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Relaxation } from '#contract/search.ts'
import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/filters.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { conditionSql, whereAll } from './condition-sql.ts'
import type { Condition, SearchConditions } from './conditions.ts'

const MOST_WAYS = 8
const MOST_PARTS = 10
/** A text of more is read again without one of them, not without each two; only the first eight unknown words count. */
const MOST_PAIRED_WORDS = 7
/** The parameters of a condition, if their names differ from it. */
const FIELDS: Partial<Record<Condition['field'], readonly string[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  ...Object.fromEntries(LIST_FILTERS.flatMap((filter) => ('column' in filter ? [[filter.column, [filter.name]]] : []))),
  ...Object.fromEntries(RANGE_FILTERS.map(({ name }) => [name, [`${name}_min`, `${name}_max`]])),
}

/** The parts of a text that ask for something, as typed, and what the search is without some of them and of its fields. */
export interface TypedParts {
  words: readonly string[]
  without: (part: Pick<Relaxation, 'fields' | 'words'>) => {
    conditions: readonly Condition[]
    without: Relaxation['without']
  }
}

type Part = Pick<Relaxation, 'fields' | 'words'>

interface Way extends Omit<Relaxation, 'total'> {
  /** What is left of the search. */
  rest: SQL
}

/**
 * For a search without results: how many cars there would be without one of its parts, or without two where no single
 * one brings any, most cars first.
 */
export async function countRelaxations(
  db: Db,
  conditions: SearchConditions,
  typed: TypedParts,
  now: Date,
): Promise<Relaxation[]> {
  const parts = partsOf(conditions, typed).slice(0, MOST_PARTS)
  const single = await countWays(
    db,
    parts.map((part) => wayWithout([part], typed)),
    now,
  )
  if (single.length || typed.words.length > MOST_PAIRED_WORDS) return single
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other]))
  return countWays(
    db,
    pairs.map((pair) => wayWithout(pair, typed)),
    now,
  )
}

/** One scan counts all ways. */
async function countWays(db: Db, ways: readonly Way[], now: Date): Promise<Relaxation[]> {
  if (ways.length === 0) return []
  const counts = ways.map(({ rest }, at) => sql`count(*) filter (where ${rest})::int as ${name(at)}`)
  const anyWay = or(...ways.map(({ rest }) => rest))
  const { rows } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(counts, sql`, `)} from ${car} where ${whereAll([], now)} and (${anyWay})`)
  return ways
    .map(({ rest: _rest, ...way }, at) => ({ ...way, total: rows[0]?.[`way_${at}`] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_WAYS)
}

const name = (at: number): SQL => sql.raw(`way_${at}`)

function partsOf({ chosen }: SearchConditions, { words }: TypedParts): Part[] {
  const fields = new Map(chosen.map(fieldsOf).map((one) => [one.join(), one]))
  return [
    ...[...fields.values()].map((one) => ({ fields: [...one], words: [] })),
    ...words.map((one) => ({ fields: ['q'], words: [one] })),
  ]
}

function wayWithout(parts: readonly Part[], typed: TypedParts): Way {
  const part = {
    fields: [...new Set(parts.flatMap(({ fields }) => fields))],
    words: parts.flatMap(({ words }) => words),
  }
  const { conditions, without } = typed.without(part)
  return { ...part, without, rest: and(...conditions.map(conditionSql)) ?? sql`true` }
}

function fieldsOf(condition: Condition): readonly string[] {
  if (condition.field === 'not') return fieldsOf(condition.condition).map((field) => `not_${field}`)
  return FIELDS[condition.field] ?? [condition.field]
}
