import { and, or, sql } from 'drizzle-orm'
import type { Relaxation } from '#contract/search.ts'
import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { conditionSql, whereAll } from '../questions/condition-sql.ts'
import type { Condition, FieldFilters, SearchConditions } from '../questions/conditions.ts'

const MOST_WAYS = 8
const MOST_PARTS = 10
/** Maximum number of parts of which two are left out at a time. Only the first eight unknown words are tried. */
const MOST_PAIRED_WORDS = 7
/** Parameters of a condition that are not named like it. */
const FIELDS: Partial<Record<Condition['field'], readonly string[]>> = {
  car: ['make', 'model'],
  place: ['region', 'city'],
  near: ['near', 'within'],
  ...Object.fromEntries(LIST_FILTERS.flatMap((filter) => ('column' in filter ? [[filter.column, [filter.name]]] : []))),
  ...Object.fromEntries(RANGE_FILTERS.map(({ name }) => [name, [`${name}_min`, `${name}_max`]])),
}

/** The parts of a text that make conditions, as typed, and the search without some of them. */
export interface TypedParts {
  words: readonly string[]
  /** The parts that name the make and model of the car. */
  car: readonly string[]
  /** The makers of the models, if the text names none. */
  makers: readonly string[]
  without: (part: Part) => { conditions: readonly Condition[]; without: Relaxation['without'] }
}

export interface Part extends Pick<Relaxation, 'fields' | 'words'> {
  /** The replacement for what is left out. */
  instead?: FieldFilters
}

interface Way extends Omit<Relaxation, 'total'> {
  /** What remains of the search. */
  conditions: readonly Condition[]
}

/** The number of cars that match all conditions of each list. */
export type CountTotals = (lists: readonly (readonly Condition[])[], now: Date) => Promise<number[]>

/**
 * Suggestions for a search without results, most cars first. Tries these steps until one finds cars: without one part;
 * without the make and model of the car; without two parts, if others remain; with one part alone; with the maker of a
 * model in its place and fewer and fewer of the other parts.
 */
export async function countRelaxations(
  countTotals: CountTotals,
  conditions: SearchConditions,
  typed: TypedParts,
  now: Date,
): Promise<Relaxation[]> {
  const all = partsOf(conditions, typed)
  const parts = all.slice(0, MOST_PARTS)
  const count = (lists: readonly (readonly Part[])[]) =>
    countWays(
      countTotals,
      lists.map((gone) => wayWithout(gone, typed)),
      now,
    )
  const pairs = () => parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other]))
  const namedCar: Part = { fields: ['q'], words: [...typed.car] }
  const steps: (() => Part[][])[] = [
    () => parts.map((part) => [part]),
    () => (typed.car.length > 1 ? [[namedCar]] : []),
    () => (all.length < 3 || typed.words.length > MOST_PAIRED_WORDS ? [] : pairs()),
    () => (all.length < 4 ? [] : parts.map((part) => all.filter((other) => other !== part))),
    ...withMaker(all, typed).map((gone) => () => [gone]),
  ]
  for (const step of steps) {
    const found = await count(step())
    if (found.length) return found
  }
  return []
}

/** The maker in place of the model: with all other parts, with the chosen filters, alone. */
function withMaker(all: readonly Part[], { words, car: named, makers }: TypedParts): Part[][] {
  if (!makers.length) return []
  const instead = { make: [...makers] }
  return [
    [{ fields: ['q'], words: [...named], instead }],
    [{ fields: ['q'], words: [...words], instead }],
    [...all, { fields: [], words: [], instead }],
  ]
}

async function countWays(countTotals: CountTotals, ways: readonly Way[], now: Date): Promise<Relaxation[]> {
  if (ways.length === 0) return []
  const totals = await countTotals(
    ways.map(({ conditions }) => conditions),
    now,
  )
  return ways
    .map(({ conditions: _conditions, ...way }, at) => ({ ...way, total: totals[at] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_WAYS)
}

/** Counts all in one scan of the database. */
export function countTotalsInDatabase(db: Db): CountTotals {
  return async (lists, now) => {
    const fulfilled = lists.map((conditions) => and(...conditions.map((one) => conditionSql(one, now))) ?? sql`true`)
    const counts = fulfilled.map((all, at) => sql`count(*) filter (where ${all})::int as ${sql.raw(`list_${at}`)}`)
    const { rows } = await db.execute<Record<string, number>>(sql`
      select ${sql.join(counts, sql`, `)} from ${car} where ${whereAll([], now)} and (${or(...fulfilled)})`)
    return lists.map((_, at) => rows[0]?.[`list_${at}`] ?? 0)
  }
}

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
  const instead = parts.find((one) => one.instead)?.instead
  const { conditions, without } = typed.without(instead ? { ...part, instead } : part)
  return { ...part, without, conditions }
}

function fieldsOf(condition: Condition): readonly string[] {
  if (condition.field === 'not') return fieldsOf(condition.condition).map((field) => `not_${field}`)
  return FIELDS[condition.field] ?? [condition.field]
}
