import { and, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { RANGE_FILTERS, type RangeName } from '#domain/search/chips/filters.ts'
import { textOf } from '#server/platform/db/query-prepared.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import type { Condition } from './conditions.ts'
import { wordQuery } from './word-query.ts'

const COLUMNS = Object.fromEntries(
  Object.entries(getTableColumns(car)).map(([name, column]) => [name, textOf(sql`${column}`)]),
) as Record<keyof typeof car.$inferSelect, SQL>

/** All conditions on `searchable_cars`, and one that excludes expired ads that are not removed yet. */
export function whereAll(conditions: readonly Condition[], now: Date): SQL {
  return and(
    sql`${COLUMNS.expires_at} > ${now.toISOString()}`,
    ...conditions.map((one) => conditionSql(one, now)),
  ) as SQL
}

/** In parentheses if it has several parts. */
export function conditionSql(condition: Condition, now: Date): SQL | undefined {
  switch (condition.field) {
    case 'car':
      return either(isOneOf(COLUMNS.make_id, condition.makeIds), isOneOf(COLUMNS.model_id, condition.modelIds))
    case 'place':
      return either(isOneOf(COLUMNS.region_id, condition.regionIds), isOneOf(COLUMNS.city_id, condition.cityIds))
    case 'near':
      return isOneOf(COLUMNS.city_id, condition.cityIds)
    case 'body_types':
    case 'tags':
      return sql`(${COLUMNS[condition.field]} & ${condition.mask}::int) <> 0`
    case 'not':
      return notSql(condition.condition, now)
    case 'unbeaten':
      return notExistsBetter(condition.among, now)
    case 'words':
      return sql`${COLUMNS.car_key} = any(array(
        select car_key from searchable_words where words @@ ${wordQuery(condition.words)}::tsquery))`
    default:
      return 'codes' in condition ? isOneOf(COLUMNS[condition.field], condition.codes) : isWithin(condition)
  }
}

/** A car without a value does not match a maximum. */
function isWithin({ field, min, max }: { field: RangeName; min: number | null; max: number | null }): SQL | undefined {
  const column = COLUMNS[field]
  const zeroIsUnknown = RANGE_FILTERS.some((filter) => filter.name === field && 'zeroIsUnknown' in filter)
  return and(
    min === null ? undefined : sql`${column} >= ${min}::int`,
    max === null ? undefined : sql`${column} <= ${max}::int`,
    zeroIsUnknown && min === null ? sql`${column} > 0` : undefined,
  )
}

function isOneOf(column: SQL, values: readonly number[]): SQL | undefined {
  if (!values.length) return undefined
  // an equality for a single value lets the planner walk an index in order
  if (values.length === 1) return sql`${column} = ${values[0]}::smallint`
  return sql`${column} = any(${`{${values.join(',')}}`}::smallint[])`
}

function notSql(condition: Condition, now: Date): SQL | undefined {
  if (condition.field === 'words') {
    // looks up each car of an index walk, since the list of all cars with the words may be long
    return sql`not exists (select from searchable_words as worded
      where worded.car_key = ${COLUMNS.car_key} and worded.words @@ ${wordQuery(condition.words)}::tsquery)`
  }
  const negated = conditionSql(condition, now)
  return negated && sql`not ${negated}`
}

/** The cars among these that beat the one of the outer query, as `better`; the same logic as `findBeaten`. */
export const betterCars = (among: readonly Condition[], now: Date): SQL => sql`
  (select * from ${car} where ${whereAll(among, now)}) as better
  where better.model_id = ${COLUMNS.model_id} and better.model_id <> 0 and better.price < ${COLUMNS.price}
    and better.year >= ${COLUMNS.year} and better.mileage <= ${COLUMNS.mileage}`

const notExistsBetter = (among: readonly Condition[], now: Date): SQL =>
  sql`not exists (select from ${betterCars(among, now)})`

function either(one: SQL | undefined, other: SQL | undefined): SQL | undefined {
  return one && other ? sql`(${one} or ${other})` : (one ?? other)
}
