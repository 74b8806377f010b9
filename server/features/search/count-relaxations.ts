import { and, or, sql } from 'drizzle-orm'
import type { Relaxation } from '#contract/search.ts'
import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/filters.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { conditionSql, whereAll } from './condition-sql.ts'
import type { Condition, FieldFilters, SearchConditions } from './conditions.ts'

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
  /** Those of them that name the car, by its maker and model. */
  car: readonly string[]
  /** The makers of the models, where the text names none. */
  makers: readonly string[]
  without: (part: Part) => { conditions: readonly Condition[]; without: Relaxation['without'] }
}

export interface Part extends Pick<Relaxation, 'fields' | 'words'> {
  /** What is searched for in its place. */
  instead?: FieldFilters
}

interface Way extends Omit<Relaxation, 'total'> {
  /** What is left of the search. */
  conditions: readonly Condition[]
}

/** How many cars fulfil all conditions of each list. */
export type CountTotals = (lists: readonly (readonly Condition[])[], now: Date) => Promise<number[]>

/**
 * For a search without results: how many cars there would be without one of its parts; where no single one brings any,
 * without two; where no two do, with one part alone. Most cars first. Two parts are never all that there is, but for the
 * maker and the model of a car. At last the maker of a model, beside ever less of the rest.
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

/** The maker in place of the model: beside the rest, beside what is chosen, alone. */
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

/** One scan of the database counts all. */
export function countTotalsInDatabase(db: Db): CountTotals {
  return async (lists, now) => {
    const fulfilled = lists.map((conditions) => and(...conditions.map(conditionSql)) ?? sql`true`)
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
