import { and, sql, type SQL } from 'drizzle-orm'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import type { Condition } from './conditions.ts'

/** All conditions together, on `searchable_cars`; expired ads are out even before anything removed them. */
export function whereAll(conditions: readonly Condition[], now: Date): SQL {
  return and(sql`${car.expires_at} > ${now.toISOString()}`, ...conditions.map(conditionSql)) as SQL
}

/** In parentheses where it has several parts. */
export function conditionSql(condition: Condition): SQL | undefined {
  switch (condition.field) {
    case 'car':
      return either(
        isOneOf(sql`${car.make_id}`, condition.make_ids),
        isOneOf(sql`${car.model_id}`, condition.model_ids),
      )
    case 'place':
      return either(
        isOneOf(sql`${car.region_id}`, condition.region_ids),
        isOneOf(sql`${car.city_id}`, condition.city_ids),
      )
    case 'body_types':
    case 'tags':
      return sql`(${car[condition.field]} & ${condition.mask}::int) <> 0`
    case 'year':
    case 'price':
    case 'mileage':
    case 'power_hp':
      return and(
        condition.min === null ? undefined : sql`${car[condition.field]} >= ${condition.min}::int`,
        condition.max === null ? undefined : sql`${car[condition.field]} <= ${condition.max}::int`,
        // cars whose power nobody stated are not weak ones
        condition.field === 'power_hp' && condition.min === null ? sql`${car.power_hp} > 0` : undefined,
      )
    case 'not':
      return not(conditionSql(condition.condition))
    case 'words':
      return sql`${car.car_key} = any(array(
        select car_key from searchable_words where words @@ ${wordQuery(condition.words)}::tsquery))`
    default:
      return isOneOf(sql`${car[condition.field]}`, condition.codes)
  }
}

function isOneOf(column: SQL, values: readonly number[]): SQL | undefined {
  if (!values.length) return undefined
  // a list of one as an equality lets the planner walk an index in order
  if (values.length === 1) return sql`${column} = ${values[0]}::smallint`
  return sql`${column} = any(${`{${values.join(',')}}`}::smallint[])`
}

function not(condition: SQL | undefined): SQL | undefined {
  return condition && sql`not ${condition}`
}

function either(one: SQL | undefined, other: SQL | undefined): SQL | undefined {
  return one && other ? sql`(${one} or ${other})` : (one ?? other)
}

/** The words as quoted lexemes, which PostgreSQL takes as they are. */
function wordQuery(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' & ')
}
