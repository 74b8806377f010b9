import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as schema from '#server/platform/db/schema/index.ts'
import type { EventChannel } from './event-channel.ts'
import { isFrequent, type AppEvent } from './events.ts'

type Handle = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** Called inside each transaction with its events, before the commit. */
export type BeforeCommit = (tx: Handle, events: readonly AppEvent[]) => Promise<void>

const publishers = new WeakMap<object, (event: AppEvent) => void>()

/** Publishes an event when the transaction commits. A rollback discards it. */
export function afterCommit(tx: Handle, event: AppEvent): void {
  const publish = publishers.get(tx)
  if (!publish) throw new Error(`${event.type} was published outside of a transaction`)
  publish(event)
}

/**
 * Makes transactions of `db` publish the events passed to `afterCommit`. Frequent events are sent by a separate
 * statement after the commit, since NOTIFY inside a transaction serialises commits. If the process crashes in between,
 * caches of other processes stay stale until they expire. Other events are sent inside the transaction, so none is
 * lost.
 */
export function publishAfterCommits(
  db: NodePgDatabase<typeof schema>,
  channel: EventChannel,
  beforeCommit?: BeforeCommit,
): void {
  const transaction = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    const events: AppEvent[] = []
    const result = await transaction(async (tx) => {
      publishers.set(tx, (event) => events.push(event))
      const done = await run(tx)
      await beforeCommit?.(tx, events)
      const rare = events.filter((event) => !isFrequent(event))
      if (rare.length) await tx.execute(channel.notification(rare))
      return done
    }, config)
    for (const event of events) {
      if (isFrequent(event)) channel.publish(event)
      else channel.publishLocally(event)
    }
    return result
  }
}
