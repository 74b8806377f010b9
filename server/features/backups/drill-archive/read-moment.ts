import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'
import { inSession } from '../database/session.ts'
import { sumTables, type TableSum } from './sum-tables.ts'

/** What a site is at one position of its log. */
export interface Moment {
  at: Date
  /** Everything before it in the log is in the tables, and nothing after it. */
  position: string
  tables: TableSum[]
}

const PAUSE_MS = 50
const MOST_ATTEMPTS = 1200

/**
 * Reads all rows of a moment at which no change is under way, so that its position in the log is known exactly. Nobody
 * has to wait for it.
 */
export const readMoment = (databaseUrl: string): Promise<Moment> =>
  inSession(databaseUrl, (watcher) =>
    inSession(databaseUrl, async (reader) => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const quiet = await beginQuietly(watcher, reader)
        if (quiet) return { ...quiet, tables: await sumTables(reader) }
        await reader.query('rollback')
        await wait(PAUSE_MS)
      }
      throw new StartError('There was no moment without a change under way, so nothing could be compared.')
    }),
  )

/**
 * Begins a transaction that sees what is before a position of the log. A change that is written to the log, but not seen
 * yet, belongs to a transaction that is still under way; without one, and without a later record, there is none.
 */
async function beginQuietly(watcher: pg.Client, reader: pg.Client): Promise<Omit<Moment, 'tables'> | null> {
  const before = await readPosition(watcher)
  const { rows: writing } = await watcher.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where backend_xid is not null',
  )
  await reader.query('begin isolation level repeatable read read only')
  const { rows } = await reader.query<{ at: Date }>('select clock_timestamp() as at')
  const isQuiet = writing[0]?.count === 0 && (await readPosition(watcher)) === before
  return isQuiet ? { at: rows[0]?.at ?? new Date(Number.NaN), position: before } : null
}

async function readPosition(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position')
  return rows[0]?.position ?? ''
}
