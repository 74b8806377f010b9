import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { newId } from '#server/platform/ids.ts'
import { mergeEvents, type AppEvent, type HeardEvent } from './events.ts'

export const CHANNEL = 'sayyad_events'
/** Events within this time are sent together. */
const BATCH_MS = 5

/** What it says is stored already, so nothing waits until the disk has the commit. */
const NOTIFY = `
  with lazy as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify($1, payload) from lazy, unnest($2::text[]) as payload`

/** Publishes events to the subscribers of this process at once, and to other processes within milliseconds. */
export interface EventChannel {
  tell: (event: AppEvent) => void
  /** To this process only. */
  publish: (event: HeardEvent) => void
  /** The statement that notifies the other processes. */
  notification: (events: readonly AppEvent[]) => SQL
  subscribe: (hear: (event: HeardEvent) => void) => void
  /** Passes on what a listener received. */
  receive: (payload: string) => void
  /** Lets something faster than NOTIFY carry frequent events; NOTIFY carries those that it fails to. */
  carryBy: (carry: (payloads: readonly string[]) => Promise<unknown>) => void
  /** Sends pending events. */
  close: () => Promise<void>
}

/** @param report handles errors of sending */
export function createEventChannel(pool: pg.Pool, report: (error: Error) => void): EventChannel {
  const sender = newId()
  const subscribers: ((event: HeardEvent) => void)[] = []
  let waiting: AppEvent[] = []
  const notify = (payloads: readonly string[]): Promise<unknown> =>
    pool.query({ name: 'notify', text: NOTIFY, values: [CHANNEL, payloads] })
  let carry = notify
  let sending: Promise<void> | undefined

  const publish = (event: HeardEvent) => {
    for (const hear of subscribers) hear(event)
  }

  const payloadsOf = (events: readonly AppEvent[]) =>
    mergeEvents(events).map((event) => JSON.stringify({ sender, event }))

  async function send(): Promise<void> {
    while (waiting.length) {
      await new Promise((done) => setTimeout(done, BATCH_MS))
      const payloads = payloadsOf(waiting)
      waiting = []
      await carry(payloads)
        .catch(() => notify(payloads))
        .catch(report)
    }
    sending = undefined
  }

  return {
    tell: (event) => {
      publish(event)
      waiting.push(event)
      sending ??= send()
    },
    publish,
    notification: (events) =>
      sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(payloadsOf(events))}::text[]) as payload`,
    subscribe: (hear) => void subscribers.push(hear),
    receive: (payload) => {
      const told = JSON.parse(payload) as { sender: string; event: AppEvent }
      if (told.sender !== sender) publish(told.event)
    },
    carryBy: (faster) => {
      carry = faster
    },
    close: async () => sending,
  }
}
