import { asc, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/client.ts'

interface Options<Query> {
  /** Selects what waits, grouped if several rows make an item. */
  waiting: () => Query
  /** Since when an item waits, and what tells apart items of the same time. */
  order: readonly [since: PgColumn | SQL, id: PgColumn]
  most: number
}

/** The items that have waited longest, and the number of all that wait. */
export async function listOldest<Query extends PgSelect>(db: Db, { waiting, order, most }: Options<Query>) {
  const [rows, total] = await Promise.all([
    waiting()
      .orderBy(...order.map((by) => asc(by)))
      .limit(most),
    db.$count(waiting().as('waiting')),
  ])
  return { rows, total }
}
