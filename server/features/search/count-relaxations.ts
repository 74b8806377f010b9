import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Relaxation } from '#contract/search.ts'
import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/filters.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { conditionSql, whereAll } from './condition-sql.ts'
import type { Condition, SearchConditions } from './conditions.ts'

const MOST_WAYS = 8
const MOST_PARTS = 10
/** A text of more is read again without one of them, not without each two. */
const MOST_PAIRED_WORDS = 8
/** The parameters of a condition, if their names differ from it. */
const FIELDS: Partial<Record<Condition['field'], readonly string[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  ...Object.fromEntries(LIST_FILTERS.flatMap((filter) => ('column' in filter ? [[filter.column, [filter.name]]] : []))),
  ...Object.fromEntries(RANGE_FILTERS.map(({ name }) => [name, [`${name}_min`, `${name}_max`]])),
}

/** Words of the text that ask for something, and what it asks for without some of them. */
export interface TypedWords {
  words: readonly string[]
  without: (words: readonly string[]) => readonly Condition[]
}

/** Conditions that are dropped together, as a make with its models, or words. */
interface Part extends Pick<Relaxation, 'fields' | 'words'> {
  conditions: readonly Condition[]
}

interface Way extends Pick<Relaxation, 'fields' | 'words'> {
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
  typed: TypedWords,
  now: Date,
): Promise<Relaxation[]> {
  const parts = partsOf(conditions, typed).slice(0, MOST_PARTS)
  const single = await countWays(
    db,
    parts.map((part) => wayWithout([part], conditions, typed)),
    now,
  )
  if (single.length || typed.words.length > MOST_PAIRED_WORDS) return single
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other]))
  return countWays(
    db,
    pairs.map((pair) => wayWithout(pair, conditions, typed)),
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
    .map(({ fields, words }, at) => ({ fields, words, total: rows[0]?.[`way_${at}`] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_WAYS)
}

const name = (at: number): SQL => sql.raw(`way_${at}`)

function partsOf({ chosen }: SearchConditions, { words }: TypedWords): Part[] {
  const groups = Map.groupBy(chosen, (condition) => fieldsOf(condition).join())
  return [
    ...[...groups.values()].map((group) => ({
      fields: group.slice(0, 1).flatMap(fieldsOf),
      words: [],
      conditions: group,
    })),
    ...words.map((one) => ({ fields: ['q'], words: [one], conditions: [] })),
  ]
}

function wayWithout(parts: readonly Part[], { chosen, typed }: SearchConditions, { without }: TypedWords): Way {
  const gone = parts.flatMap(({ conditions }) => conditions)
  const words = parts.flatMap((part) => part.words)
  const left = chosen.filter((condition) => !gone.includes(condition))
  return {
    fields: [...new Set(parts.flatMap(({ fields }) => fields))],
    words,
    rest: all([...left, ...(words.length ? without(words) : typed)]),
  }
}

const all = (conditions: readonly Condition[]): SQL => and(...conditions.map(conditionSql)) ?? sql`true`

function fieldsOf(condition: Condition): readonly string[] {
  if (condition.field === 'not') return fieldsOf(condition.condition).map((field) => `not_${field}`)
  return FIELDS[condition.field] ?? [condition.field]
}
