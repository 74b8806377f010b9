import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { newId } from '#server/platform/ids.ts'
import { mergeEvents, type AppEvent, type ChannelEvent } from './events.ts'

export const CHANNEL = 'sayyad_events'
/** Events within this time are sent in one batch. */
const BATCH_MS = 5

/** Disables waiting for the disk, since the change itself is committed already. */
const NOTIFY = `
  with lazy as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify($1, payload) from lazy, unnest($2::text[]) as payload`

/** Publishes events to subscribers in this process immediately, and to other processes within milliseconds. */
export interface EventChannel {
  publish: (event: AppEvent) => void
  /** Publishes to this process only. */
  publishLocally: (event: ChannelEvent) => void
  /** The SQL that notifies other processes. */
  notification: (events: readonly AppEvent[]) => SQL
  subscribe: (listener: (event: ChannelEvent) => void) => void
  /** Publishes events received by a listener. */
  receive: (payload: string) => void
  /** Sets a faster transport for frequent events. NOTIFY is used if it fails. */
  carryBy: (carry: (payloads: readonly string[]) => Promise<unknown>) => void
  /** Sends pending events. */
  close: () => Promise<void>
}

/** @param report called with errors of sending */
export function createEventChannel(pool: pg.Pool, report: (error: Error) => void): EventChannel {
  const sender = newId()
  const subscribers: ((event: ChannelEvent) => void)[] = []
  let waiting: AppEvent[] = []
  const notify = (payloads: readonly string[]): Promise<unknown> =>
    pool.query({ name: 'notify', text: NOTIFY, values: [CHANNEL, payloads] })
  let carry = notify
  let sending: Promise<void> | undefined

  const publishLocally = (event: ChannelEvent) => {
    for (const listener of subscribers) listener(event)
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
    publish: (event) => {
      publishLocally(event)
      waiting.push(event)
      sending ??= send()
    },
    publishLocally,
    notification: (events) =>
      sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(payloadsOf(events))}::text[]) as payload`,
    subscribe: (listener) => void subscribers.push(listener),
    receive: (payload) => {
      const notification = JSON.parse(payload) as { sender: string; event: AppEvent }
      if (notification.sender !== sender) publishLocally(notification.event)
    },
    carryBy: (faster) => {
      carry = faster
    },
    close: async () => sending,
  }
}
