import { boundsOf } from '../car-index/fulfils.ts'
import { NONE } from '../car-index/car-table.ts'
import type { PagePick } from '../car-index/pick-page.ts'
import type { CodeName } from '../questions/facet-codes.ts'
import type { Condition } from '../questions/conditions.ts'
import { nearnessOf, type NearnessOrder } from '../questions/sort-orders.ts'
import { EVERY_CAR, serverColumn, tokenOf, valueToken, type WordedColumn } from './server-tables.ts'

// The part of SphinxQL that Manticore and Sphinx 2.2 have in common: conditions are joined by AND only, so an
// alternative is a search for words, or is computed as a column and then compared.

const OFTEN_MANY: ReadonlySet<CodeName> = new Set(['model', 'tags'])
/**
 * More than there are values of a name, so that none is left out. A server prepares memory for so many in each count, which
 * takes longer than counting some thousand ads.
 */
export const mostValues = (name: CodeName): number => (OFTEN_MANY.has(name) ? 10_000 : 1000)

interface Where {
  /** Computed columns, `c0` and so on. */
  computed: string[]
  tests: string[]
  match: string[]
}

/** Null if the dialect has no words for a condition. */
export function whereOf(conditions: readonly Condition[], now: number): Where | null {
  const where: Where = { computed: [], tests: [`expires_at > ${now}`], match: [] }
  for (const condition of conditions) {
    const isNegated = condition.field === 'not'
    if (!addCondition(where, isNegated ? condition.condition : condition, isNegated)) return null
  }
  return where
}

/** @returns false if it cannot be said */
function addCondition(where: Where, condition: Condition, isNegated: boolean): boolean {
  switch (condition.field) {
    case 'unbeaten':
    case 'not':
      return false
    case 'words':
      where.match.push(`${isNegated ? '!' : ''}(${condition.words.map(tokenOf).join(' ')})`)
      return true
    case 'car':
      addWorded(where, { make_id: condition.makeIds, model_id: condition.modelIds }, isNegated)
      return true
    case 'place':
      addWorded(where, { region_id: condition.regionIds, city_id: condition.cityIds }, isNegated)
      return true
    case 'near':
      addWorded(where, { city_id: condition.cityIds }, isNegated)
      return true
    case 'tags':
    case 'body_types':
      compute(where, `(${condition.field} & ${condition.mask})`, isNegated ? '= 0' : '!= 0')
      return true
    default:
      if ('codes' in condition) addList(where, condition.field, condition.codes, isNegated)
      else addRange(where, condition, isNegated)
      return true
  }
}

function compute({ computed, tests }: Where, expression: string, test: string): void {
  tests.push(`c${computed.length} ${test}`)
  computed.push(`${expression} AS c${computed.length}`)
}

/** One of these values in one of these columns, or none of them in any. Empty lists say nothing. */
function addWorded(where: Where, lists: Partial<Record<WordedColumn, number[]>>, isNegated: boolean): void {
  const given = Object.entries(lists) as [WordedColumn, number[]][]
  if (isNegated) for (const [column, values] of given) addList(where, column, values, true)
  else {
    const words = given.flatMap(([column, values]) => values.map((value) => valueToken(column, value)))
    if (words.length) where.match.push(`(${words.join(' | ')})`)
  }
}

function addList(where: Where, column: string, values: readonly number[], isNegated: boolean): void {
  if (values.length) where.tests.push(`${column} ${isNegated ? 'NOT ' : ''}IN (${values.join(', ')})`)
}

function addRange(where: Where, range: Extract<Condition, { min: number | null }>, isNegated: boolean): void {
  const { from, to } = boundsOf(range)
  const tests = [
    ...(Number.isFinite(from) ? [`${range.field} >= ${from}`] : []),
    ...(Number.isFinite(to) ? [`${range.field} <= ${to}`] : []),
  ]
  if (!isNegated) where.tests.push(...tests)
  else if (tests.length) {
    compute(where, `(${tests.join(' AND ')})`, '= 0')
    // a car without a price is in no range, nor outside it
    where.tests.push(`${range.field} > ${NONE}`)
  }
}

function written(table: string, columns: string, { computed, tests, match }: Where, rest: string): string {
  const needed = match.every((one) => one.startsWith('!')) ? [EVERY_CAR, ...match] : match
  const words = match.length ? [`MATCH('${needed.join(' ')}')`] : []
  const all = [...words, ...tests].join(' AND ')
  return `SELECT ${[columns, ...computed].join(', ')} FROM ${table} WHERE ${all} ${rest}`
}

/**
 * A statement for each name, or one for the total. Not FACET, which forgets computed columns on the way from Sphinx 2.2 to
 * another server.
 */
export function countStatements(table: string, where: Where, names: readonly CodeName[]): string[] {
  if (!names.length) return [written(table, 'COUNT(*)', where, '')]
  return names.map((name) => {
    const column = serverColumn(name)
    const most = mostValues(name)
    const limits = `LIMIT 0, ${most} OPTION max_matches=${most}, ranker=none`
    return written(table, `${column}, COUNT(*)`, where, `GROUP BY ${column} ${limits}`)
  })
}

/**
 * The keys of the next page. Several statements, whose results follow each other: the rest of the cars with the value of
 * the cursor, those after it, and those without a value.
 */
export function pageStatements(table: string, where: Where, { order, after, wanted }: PagePick): string[] {
  const isNearness = order.column === 'nearness'
  const value = isNearness ? 'nearness' : order.column
  const columns = isNearness ? `id, ${nearnessColumn(order)}` : 'id'
  const [direction, further] = order.descending ? ['DESC', '<'] : ['ASC', '>']
  const select = (tests: readonly string[], isSorted: boolean) =>
    written(
      table,
      columns,
      { ...where, tests: [...where.tests, ...tests] },
      `ORDER BY ${isSorted ? `${value} ${direction}, ` : ''}id ${direction} LIMIT 0, ${wanted} OPTION max_matches=${wanted}, ranker=none`,
    )
  const lacking = order.mayLack ? [`${value} = ${NONE}`] : null
  const known = order.mayLack ? [`${value} > ${NONE}`] : []
  const rest = lacking ? [select(lacking, false)] : []
  if (!after) return [select(known, true), ...rest]
  const later = `id ${further} ${after.car_key}`
  if (after.value === null) return lacking ? [select([...lacking, later], false)] : []
  // a made-up cursor: no car has such a value, and the server may not have such a number
  if (after.value > order.limit) return order.descending ? [select(known, true), ...rest] : rest
  return [
    select([`${value} = ${after.value}`, later], false),
    select([...known, `${value} ${further} ${after.value}`], true),
    ...rest,
  ]
}

/** Nearness of the city, as a sum in which one part at most is not zero. */
function nearnessColumn({ distances }: NearnessOrder): string {
  const byNearness = Map.groupBy(distances.keys(), (id) => nearnessOf(id, distances))
  const parts = [...byNearness].map(([nearness, ids]) => `IN(city_id, ${ids.join(', ')})*${nearness}`)
  return `(${parts.join('+') || '0'}) AS nearness`
}
