import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Sort } from '#domain/search/sorts.ts'
import type { Database } from '#server/platform/db/client.ts'
import { queryPrepared, textOf } from '#server/platform/db/query-prepared.ts'
import { car_cards, searchable_cars as car } from '#server/platform/db/schema/index.ts'
import type { StoredCard } from '#server/features/cars/public.ts'
import type { CarIndex } from './car-index/open-car-index.ts'
import type { Condition } from './conditions.ts'
import { conditionSql, whereAll } from './condition-sql.ts'
import type { Cursor } from './cursor.ts'
import { CHEAP_ENTRIES, planPage, type Estimate } from './plan-page.ts'
import { SORT_ORDERS, sortValue, type SortOrder } from './sort-orders.ts'

export interface PageQuestion {
  conditions: readonly Condition[]
  sort: Sort
  after: Cursor | null
  limit: number
  now: Date
}

/** What finds pages whose walk would be dear. */
type PageIndex = Pick<CarIndex, 'page' | 'isReady'>
/** A longer walk takes longer than the index. */
const MOST_BEFORE_INDEX = 1600
const isShort = (entries: number) => entries <= MOST_BEFORE_INDEX

export interface FoundPage {
  /** In order. */
  cards: StoredCard[]
  next: Cursor | null
}

/** The next `limit` cars after a cursor. Every page costs the same, unlike with offsets. */
export async function findPage(
  database: Database,
  estimate: Estimate,
  question: PageQuestion,
  index: PageIndex | null = null,
): Promise<FoundPage> {
  const found = await findCards(database, estimate, question, index)
  const cards = found.slice(0, question.limit)
  const last = found.length > question.limit ? cards.at(-1) : undefined
  return { cards, next: last ? { value: sortValue(SORT_ORDERS[question.sort], last), car_key: last.key } : null }
}

/** One more than a page, if there are enough. */
async function findCards(
  database: Database,
  estimate: Estimate,
  question: PageQuestion,
  index: PageIndex | null,
): Promise<StoredCard[]> {
  const order = SORT_ORDERS[question.sort]
  const wanted = question.limit + 1
  const plan = planPage(question.conditions, order, wanted, estimate)
  if (plan.kind === 'walk') {
    const limits = index?.isReady() ? plan.limits.slice(0, 1).filter(isShort) : plan.limits
    for (const maxEntries of limits) {
      const cards = await walk(database, question, { order, wanted, driver: plan.driver, maxEntries })
      if (cards.length === wanted) return cards
    }
  }
  return (index && (await pick(database, index, question, order, wanted))) ?? collect(database, question, order, wanted)
}

/** Reads the cards that the index finds. Null where it can't say, or has just been overtaken. */
async function pick(
  { prepared }: Database,
  index: PageIndex,
  { conditions, after, now }: PageQuestion,
  order: SortOrder,
  wanted: number,
): Promise<StoredCard[] | null> {
  const keys = await index.page(conditions, { order, after, wanted }, now)
  if (!keys?.length) return keys && []
  // what an ad says is not looked up again: its words change with its row
  const checked = conditions.filter((one) => (one.field === 'not' ? one.condition : one).field !== 'words')
  // the offset keeps the plan, which no values change, from another index than that of the keys
  const found = sql`
    select car_key, ${column(order)}
    from (select * from ${CARS} where car_key = any(${`{${Array.from(keys).join(',')}}`}::bigint[]) offset 0) as ${CARS}
    where ${whereAll(checked, now)}`
  const rows = await queryPrepared<{ card: StoredCard }>(prepared, withCards(found, order))
  return rows.length === keys.length ? rows.map(({ card }) => card) : null
}

interface Walk {
  order: SortOrder
  wanted: number
  /** The condition whose index is walked; null walks all cars. */
  driver: Condition | null
  maxEntries: number
}

/** Among cars with a value in the order, or those without: an index keeps both, but only one after the other. */
async function walk(
  { db, prepared }: Database,
  question: PageQuestion,
  { order, wanted, driver, maxEntries }: Walk,
): Promise<StoredCard[]> {
  const starts = question.conditions.filter(({ field }) => field === order.column)
  const rest = question.conditions.filter((one) => one !== driver && !starts.includes(one))
  const within = and(
    driver ? conditionSql(driver) : undefined,
    order.mayLack && question.after?.value !== null ? sql`${column(order)} is not null` : undefined,
    afterCursor(question.after, order),
    ...starts.map(conditionSql),
  )
  const found = sql`
    select car_key, ${column(order)}
    from (select * from ${CARS} where ${within ?? sql`true`} order by ${orderBy(order)} limit ${literal(maxEntries)}) as ${CARS}
    where ${whereAll(rest, question.now)} order by ${orderBy(order)} limit ${literal(wanted)}`
  const statement = withCards(found, order)
  const rows =
    maxEntries <= CHEAP_ENTRIES
      ? await queryPrepared<{ card: StoredCard }>(prepared, statement)
      : (await db.execute<{ card: StoredCard }>(statement)).rows
  return rows.map(({ card }) => card)
}

/** Not prepared, since the best plan depends on the values. The offset keeps it from walking an index in the order. */
async function collect(
  { db }: Database,
  question: PageQuestion,
  order: SortOrder,
  wanted: number,
): Promise<StoredCard[]> {
  const after = or(
    afterCursor(question.after, order),
    order.mayLack && question.after && question.after.value !== null ? sql`${column(order)} is null` : undefined,
  )
  const found = sql`
    select * from (
      select car_key, ${column(order)} from ${CARS} where ${and(whereAll(question.conditions, question.now), after)} offset 0
    ) as ${CARS} order by ${lackingLast(order)} limit ${wanted}`
  const { rows } = await db.execute<{ card: StoredCard }>(withCards(found, order))
  return rows.map(({ card }) => card)
}

/** Reads only the cards of the cars that were found. */
function withCards(found: SQL, order: SortOrder): SQL {
  return sql`select card from (${found}) as ${CARS} join ${CARDS} using (car_key) order by ${lackingLast(order)}`
}

/** Limits are literals: for a parameter the planner would expect a tenth of all rows. */
const literal = (number: number): SQL => sql.raw(String(number))

/** What the statements of an order say, written once. */
const WRITTEN = new Map(
  Object.values(SORT_ORDERS).map((order) => {
    const column = textOf(sql`${car[order.column]}`)
    const direction = sql.raw(order.descending ? 'desc' : 'asc')
    const orderBy = textOf(sql`${column} ${direction}, ${car.car_key} ${direction}`)
    const lackingLast = order.mayLack ? textOf(sql`${column} is null, ${orderBy}`) : orderBy
    return [order, { column, orderBy, lackingLast }] as const
  }),
)
const CARS = textOf(sql`${car}`)
const CARDS = textOf(sql`${car_cards}`)
const CAR_KEY = textOf(sql`${car.car_key}`)

function writtenOf(order: SortOrder) {
  const written = WRITTEN.get(order)
  if (!written) throw new Error(`no order by ${order.column} is written`)
  return written
}

const column = (order: SortOrder): SQL => writtenOf(order).column

/** As an index keeps it. */
const orderBy = (order: SortOrder): SQL => writtenOf(order).orderBy

const lackingLast = (order: SortOrder): SQL => writtenOf(order).lackingLast

function afterCursor(after: Cursor | null, order: SortOrder): SQL | undefined {
  if (!after) return undefined
  const comparison = order.descending ? sql`<` : sql`>`
  if (after.value === null) return sql`${column(order)} is null and ${CAR_KEY} ${comparison} ${after.car_key}::bigint`
  const value = Math.min(after.value, order.limit)
  const bound =
    order.column === 'published_at' ? sql`${new Date(value).toISOString()}::timestamptz` : sql`${value}::int`
  return sql`(${column(order)}, ${CAR_KEY}) ${comparison} (${bound}, ${after.car_key}::bigint)`
}
