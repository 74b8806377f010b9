import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { EventChannel } from '#server/platform/events/event-channel.ts'
import { createFeeder } from './create-feeder.ts'
import { connectServer } from './server-connection.ts'

/** One process of the site feeds; the others try as often. */
const LOCK = 7_295_927
const LOCK_MS = 2000
const CHECK_MS = 500
const RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000
/** Of a statement that writes. */
const WRITE_MS = 30_000

interface Options {
  databaseUrl: string
  /** URLs of the servers with the rows. */
  shards: readonly string[]
  events: Pick<EventChannel, 'subscribe'>
  /** Called with the error of each failed attempt. */
  report: (error: Error) => void
}

/** Keeps the search servers in step with the database, as long as no other process does. */
export function feedSearchServer({ databaseUrl, shards, events, report }: Options): { close: () => Promise<void> } {
  const closing = new AbortController()
  let wake = () => {}
  let notified = 0
  events.subscribe(({ type }) => {
    if (type !== 'cars_changed' && type !== 'events_missed') return
    notified++
    wake()
  })
  const pause = (ms: number) => wait(ms, undefined, { signal: closing.signal }).catch(() => {})
  const untilNotified = (known: number) =>
    notified === known ? Promise.race([pause(CHECK_MS), new Promise<void>((done) => (wake = done))]) : undefined

  /** Ends when the database or a server fails. */
  async function feed(onFed: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'sayyad-search-feed',
    })
    const lost = new Promise<never>((_resolve, reject) => client.on('error', reject))
    lost.catch(() => {})
    const connections = shards.map((url) => ({ url, ...connectServer(url, WRITE_MS) }))
    try {
      await client.connect()
      while (!closing.signal.aborted && !(await isLocked(client))) await pause(LOCK_MS)
      const step = createFeeder(client, connections)
      while (!closing.signal.aborted) {
        const known = notified
        const hasMore = await Promise.race([step(), lost])
        onFed()
        if (!hasMore) await untilNotified(known)
      }
    } finally {
      await Promise.allSettled([client.end(), ...connections.map((one) => one.close())])
    }
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!closing.signal.aborted) {
      await feed(() => (failures = 0)).catch(report)
      await pause(Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** failures++))
    }
  }
  const running = run()
  return {
    close: () => {
      closing.abort()
      wake()
      return running
    },
  }
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_locked: boolean }>('select pg_try_advisory_lock($1) as is_locked', [LOCK])
  return rows[0]?.is_locked ?? false
}
