import { and, sql, type SQL } from 'drizzle-orm'
import type { Sort } from '#contract/cars.ts'
import type { Database } from '#server/platform/db/client.ts'
import { queryPrepared } from '#server/platform/db/query-prepared.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import type { Condition } from './conditions.ts'
import { conditionSql, whereAll } from './condition-sql.ts'
import type { Cursor } from './cursor.ts'
import { MOST_ENTRIES, planPage, type Driver, type Estimate } from './plan-page.ts'
import { SORT_ORDERS, type SortOrder } from './sort-orders.ts'

export interface PageQuestion {
  conditions: readonly Condition[]
  sort: Sort
  after: Cursor | null
  limit: number
  now: Date
}

/** A car on the page, with what only search knows of it. */
export interface Hit {
  car_key: number
  /** Riyals. */
  discount: number
  /** Bits of the tags. */
  tags: number
}

export interface FoundPage {
  /** In order. */
  hits: Hit[]
  next: Cursor | null
}

interface Row extends Record<string, unknown> {
  car_key: string
  value: number
  discount: number
  tags: number
}

/** The next `limit` cars after a cursor. Never pages by number: every depth costs the same. */
export async function findPage(database: Database, estimate: Estimate, question: PageQuestion): Promise<FoundPage> {
  const rows = await findRows(database, estimate, question)
  const last = rows.length > question.limit ? rows[question.limit - 1] : undefined
  return {
    hits: rows
      .slice(0, question.limit)
      .map(({ car_key, discount, tags }) => ({ car_key: Number(car_key), discount, tags })),
    next: last ? { value: last.value, car_key: Number(last.car_key) } : null,
  }
}

/** One more than a page, where there are as many. */
async function findRows(database: Database, estimate: Estimate, question: PageQuestion): Promise<Row[]> {
  const order = SORT_ORDERS[question.sort]
  const wanted = question.limit + 1
  const plan = planPage(question.conditions, order, wanted, estimate)
  if (plan.kind === 'walk') {
    for (const most_entries of new Set([plan.most_entries, MOST_ENTRIES])) {
      const rows = await walk(database, question, { order, wanted, driver: plan.driver, most_entries })
      if (rows.length === wanted) return rows
    }
  }
  return collect(database, question, order, wanted)
}

interface Walk {
  order: SortOrder
  wanted: number
  driver: Driver | null
  most_entries: number
}

async function walk(
  { pool }: Database,
  question: PageQuestion,
  { order, wanted, driver, most_entries }: Walk,
): Promise<Row[]> {
  const within = and(
    driver ? sql`${car[driver.column]} = ${driver.value}::smallint` : undefined,
    afterCursor(question.after, order),
    ...question.conditions.filter(({ field }) => field === order.column).map(conditionSql),
  )
  return queryPrepared<Row>(
    pool,
    sql`
    select car_key, ${valueOf(order)} as value, discount, tags
    from (select * from ${car} where ${within ?? sql`true`} order by ${orderBy(order)} limit ${literal(most_entries)}) as ${car}
    where ${whereAll(question.conditions, question.now)} order by ${orderBy(order)} limit ${literal(wanted)}`,
  )
}

/** Its best plan depends on the values, so it is planned each time. */
async function collect({ db }: Database, question: PageQuestion, order: SortOrder, wanted: number): Promise<Row[]> {
  const after = afterCursor(question.after, order)
  const { rows } = await db.execute<Row>(sql`
    with fitting as materialized (
      select car_key, ${column(order)}, discount, tags from ${car}
      where ${and(whereAll(question.conditions, question.now), after)})
    select car_key, ${valueOf(order)} as value, discount, tags
    from fitting as ${car} order by ${orderBy(order)} limit ${wanted}`)
  return rows
}

/** A prepared plan must know its limits: for a parameter it would expect a tenth of all rows. */
const literal = (number: number): SQL => sql.raw(String(number))

const column = (order: SortOrder): SQL => sql`${car[order.column]}`

/** A number: milliseconds for times. */
function valueOf(order: SortOrder): SQL {
  return order.column === 'published_at' ? sql`(extract(epoch from ${column(order)}) * 1000)::float8` : column(order)
}

function orderBy(order: SortOrder): SQL {
  const direction = order.descending ? sql`desc` : sql`asc`
  return sql`${column(order)} ${direction}, ${car.car_key} ${direction}`
}

function afterCursor(after: Cursor | null, order: SortOrder): SQL | undefined {
  if (!after) return undefined
  const value = Math.min(after.value, order.limit)
  const bound =
    order.column === 'published_at' ? sql`${new Date(value).toISOString()}::timestamptz` : sql`${value}::int`
  const comparison = order.descending ? sql`<` : sql`>`
  return sql`(${column(order)}, ${car.car_key}) ${comparison} (${bound}, ${after.car_key}::bigint)`
}
