import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as schema from '#server/platform/db/schema/index.ts'
import type { EventChannel } from './event-channel.ts'
import { isFrequent, type AppEvent } from './events.ts'

type Handle = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** Called inside each transaction before it commits, with what it is going to tell. */
export type BeforeCommit = (tx: Handle, events: readonly AppEvent[]) => Promise<void>

const tellers = new WeakMap<object, (event: AppEvent) => void>()

/** Tells of an event once the transaction is committed, and never if it is rolled back. */
export function afterCommit(tx: Handle, event: AppEvent): void {
  const tell = tellers.get(tx)
  if (!tell) throw new Error(`${event.type} is told outside of a transaction of the database`)
  tell(event)
}

/**
 * Makes the transactions of `db` tell what `afterCommit` was given in them. Frequent events go out in a statement of their
 * own, as NOTIFY inside a transaction makes commits wait for one another; if the process crashes in between, caches
 * elsewhere last until their time is over. The others are notified inside, so that none is lost.
 */
export function tellAfterCommits(
  db: NodePgDatabase<typeof schema>,
  channel: EventChannel,
  beforeCommit?: BeforeCommit,
): void {
  const transaction = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    const events: AppEvent[] = []
    const result = await transaction(async (tx) => {
      tellers.set(tx, (event) => events.push(event))
      const done = await run(tx)
      await beforeCommit?.(tx, events)
      const rare = events.filter((event) => !isFrequent(event))
      if (rare.length) await tx.execute(channel.notification(rare))
      return done
    }, config)
    for (const event of events) {
      if (isFrequent(event)) channel.tell(event)
      else channel.publish(event)
    }
    return result
  }
}
