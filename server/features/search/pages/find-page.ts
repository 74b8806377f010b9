import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Sort } from '#domain/search/chips/sorts.ts'
import type { Database } from '#server/platform/db/client.ts'
import { queryPrepared, textOf } from '#server/platform/db/query-prepared.ts'
import { car_cards, searchable_cars as car } from '#server/platform/db/schema/index.ts'
import type { StoredCard } from '#server/features/cars/public.ts'
import type { CarIndex } from '../car-index/open-car-index.ts'
import type { Condition } from '../questions/conditions.ts'
import { conditionSql, whereAll } from '../questions/condition-sql.ts'
import type { Cursor } from '../questions/cursor.ts'
import type { Distances } from '../questions/distances-from.ts'
import { planWalk, type ShareOf, type Walk } from './plan-walk.ts'
import { nearnessOf, orderOf, SORT_ORDERS, type NearnessOrder, type SortOrder } from '../questions/sort-orders.ts'

type ReadPlace = Pick<Database, 'db' | 'prepared'>

export interface PageQuestion {
  conditions: readonly Condition[]
  sort: Sort
  /** From the city that cars are near, to sort by. */
  distances?: Distances | null
  after: Cursor | null
  limit: number
  now: Date
}

/** Finds pages for which walking a database index would be slow. */
type PageIndex = Pick<CarIndex, 'page' | 'isReady'>
/** Walks longer than this are slower than the index in memory. */
const MOST_BEFORE_INDEX = 1600
/** Walks longer than this are slower than collecting. */
const MOST_BEFORE_COLLECTING = 4000

export interface FoundPage {
  /** Cards in order. */
  cards: StoredCard[]
  next: Cursor | null
}

/** The next `limit` cars after a cursor. The cost does not depend on the page, unlike with offsets. */
export async function findPage(
  database: ReadPlace,
  shareOf: ShareOf,
  question: PageQuestion,
  index: PageIndex | null = null,
): Promise<FoundPage> {
  const found = await findCards(database, shareOf, question, index)
  const shown = found.slice(0, question.limit)
  const last = found.length > question.limit ? shown.at(-1) : undefined
  return {
    cards: shown.map(({ card }) => card),
    next: last ? { value: last.value, car_key: last.card.key } : null,
  }
}

interface FoundCard {
  card: StoredCard
  /** The value that it is sorted by; milliseconds for times, null if it has none. */
  value: number | null
}

/** Reads one more than a page, if available, to know whether another page follows. */
async function findCards(
  database: ReadPlace,
  shareOf: ShareOf,
  question: PageQuestion,
  index: PageIndex | null,
): Promise<FoundCard[]> {
  const order = orderOf(question.sort, question.distances ?? null)
  const wanted = question.limit + 1
  const maxEntries = index?.isReady() ? MOST_BEFORE_INDEX : MOST_BEFORE_COLLECTING
  const plan = planWalk(question.conditions, order, { rows: wanted, maxEntries }, shareOf)
  const walked = plan ? await walk(database, question, { order, wanted, ...plan }) : []
  if (walked.length === wanted) return walked
  return (index && (await pick(database, index, question, order, wanted))) ?? collect(database, question, order, wanted)
}

/** Reads the cards that the index finds. Null if the index cannot answer, or a card changed in between. */
async function pick(
  { prepared }: ReadPlace,
  index: PageIndex,
  { conditions, after, now }: PageQuestion,
  order: SortOrder,
  wanted: number,
): Promise<FoundCard[] | null> {
  const keys = await index.page(conditions, { order, after, wanted }, now)
  if (!keys?.length) return keys && []
  const checked = conditions.filter(isOfRow)
  // OFFSET 0 forces the plan by the index of the keys, whatever the values
  const found = sql`
    select car_key, ${column(order)}
    from (select * from ${CARS} where car_key = any(${`{${Array.from(keys).join(',')}}`}::bigint[]) offset 0) as ${CARS}
    where ${whereAll(checked, now)}`
  const rows = await queryPrepared<FoundCard>(prepared, withCards(found, order))
  return rows.length === keys.length ? rows : null
}

/**
 * Whether the row of a car alone tells if it matches. Words change together with the row, and comparing cars with all
 * others would take longer than anything else about a page.
 */
function isOfRow(condition: Condition): boolean {
  const { field } = condition.field === 'not' ? condition.condition : condition
  return field !== 'words' && field !== 'unbeaten'
}

/** Restricts to cars with or without a value in the sort order. An index contains both, but one after the other. */
async function walk(
  { prepared }: ReadPlace,
  question: PageQuestion,
  { order, wanted, driver, maxEntries }: Walk & { order: SortOrder; wanted: number },
): Promise<FoundCard[]> {
  const starts = question.conditions.filter(({ field }) => field === order.column)
  const rest = question.conditions.filter((one) => one !== driver && !starts.includes(one))
  const within = and(
    driver ? conditionSql(driver, question.now) : undefined,
    order.mayLack && question.after?.value !== null ? sql`${column(order)} is not null` : undefined,
    afterCursor(question.after, order),
    ...starts.map((one) => conditionSql(one, question.now)),
  )
  const found = sql`
    select car_key, ${column(order)}
    from (select * from ${CARS} where ${within ?? sql`true`} order by ${orderBy(order)} limit ${literal(maxEntries)}) as ${CARS}
    where ${whereAll(rest, question.now)} order by ${orderBy(order)} limit ${literal(wanted)}`
  return queryPrepared<FoundCard>(prepared, withCards(found, order))
}

/** Not prepared, since the best plan depends on the values. OFFSET 0 prevents a walk in sort order. */
async function collect(
  { db }: ReadPlace,
  question: PageQuestion,
  order: SortOrder,
  wanted: number,
): Promise<FoundCard[]> {
  const after = or(
    afterCursor(question.after, order),
    order.mayLack && question.after && question.after.value !== null ? sql`${column(order)} is null` : undefined,
  )
  const found = sql`
    select * from (
      select car_key, ${column(order)} from ${CARS} where ${and(whereAll(question.conditions, question.now), after)} offset 0
    ) as ${CARS} order by ${lackingLast(order)} limit ${wanted}`
  const { rows } = await db.execute<FoundCard & Record<string, unknown>>(withCards(found, order))
  return rows
}

/** Reads only the cards of the selected cars. */
function withCards(found: SQL, order: SortOrder): SQL {
  return sql`select card, ${writtenOf(order).value} as value from (${found}) as ${CARS} join ${CARDS} using (car_key) order by ${lackingLast(order)}`
}

/** Limits are literals: for a parameter the planner assumes a tenth of all rows. */
const literal = (number: number): SQL => sql.raw(String(number))

/** SQL fragments of each sort order, built once. */
const WRITTEN = new Map<SortOrder, Written>(
  Object.values(SORT_ORDERS).map((order) => {
    const column = textOf(sql`${car[order.column]}`)
    const direction = sql.raw(order.descending ? 'desc' : 'asc')
    const orderBy = textOf(sql`${column} ${direction}, ${car.car_key} ${direction}`)
    const lackingLast = order.mayLack ? textOf(sql`${column} is null, ${orderBy}`) : orderBy
    const value = order.column === 'published_at' ? textOf(sql`(extract(epoch from ${column}) * 1000)::float8`) : column
    return [order, { column, sorted: column, orderBy, lackingLast, value }] as const
  }),
)
const CARS = textOf(sql`${car}`)
const CARDS = textOf(sql`${car_cards}`)
const CAR_KEY = textOf(sql`${car.car_key}`)
const CITY_ID = textOf(sql`${car.city_id}`)

interface Written {
  /** The column that the value is made of. */
  column: SQL
  /** The value that cars are compared by. */
  sorted: SQL
  orderBy: SQL
  lackingLast: SQL
  /** The value as cursors have it. */
  value: SQL
}

const writtenOf = (order: SortOrder): Written =>
  WRITTEN.get(order) ?? (order.column === 'nearness' ? writtenNearness(order) : unknownOrder(order))

function unknownOrder({ column }: SortOrder): never {
  throw new Error(`Unknown sort column ${column}`)
}

/** Ids of cities are small numbers, so that an array has their nearness. */
function writtenNearness({ distances }: NearnessOrder): Written {
  const byId = Array.from({ length: Math.max(...distances.keys()) }, (_, at) => nearnessOf(at + 1, distances))
  const value = sql`coalesce((${`{${byId.join(',')}}`}::int[])[${CITY_ID}], 0)`
  const orderBy = sql`${value} desc, ${CAR_KEY} desc`
  return { column: CITY_ID, sorted: value, orderBy, lackingLast: orderBy, value }
}

const column = (order: SortOrder): SQL => writtenOf(order).column

/** The sort order as its index defines it. */
const orderBy = (order: SortOrder): SQL => writtenOf(order).orderBy

const lackingLast = (order: SortOrder): SQL => writtenOf(order).lackingLast

function afterCursor(after: Cursor | null, order: SortOrder): SQL | undefined {
  if (!after) return undefined
  const comparison = order.descending ? sql`<` : sql`>`
  if (after.value === null) return sql`${column(order)} is null and ${CAR_KEY} ${comparison} ${after.car_key}::bigint`
  const value = Math.min(after.value, order.limit)
  const bound =
    order.column === 'published_at' ? sql`${new Date(value).toISOString()}::timestamptz` : sql`${value}::int`
  return sql`(${writtenOf(order).sorted}, ${CAR_KEY}) ${comparison} (${bound}, ${after.car_key}::bigint)`
}
