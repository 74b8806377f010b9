import type pg from 'pg'
import { quoted } from '#server/platform/db/wal-archive.ts'
import { launchPostgres, stopPostgres, type LaunchedPostgres } from '#server/platform/db/launch-postgres.ts'
import { stopWithOwner } from '#server/platform/db/stop-with-owner.ts'
import { StartError } from '#server/platform/start-error.ts'
import { join } from 'node:path'
import { listTables, sumRows } from '../database/export-tables.ts'
import { inSession } from '../database/session.ts'
import { writeForServer } from './fetch-log.ts'

export interface Recovered {
  /** The time of the last change; null if none came after the base backup. */
  reached_at: Date | null
  rows: number
  tables: number
}

export interface Recovery {
  postgres: string
  cluster: string
  /** The folder with segments and histories. */
  wal: string
  password: string
  timeline: number
  /** A time, or a position of the log: what begins there is left out. Null for all that there is. */
  until: Date | string | null
  /** Settings of the server. */
  flags: readonly string[]
}

/** The log ends before a time, if nothing was changed after it. */
const NOT_REACHED = /recovery ended before configured recovery target was reached/

/**
 * Applies the log to a base backup, and reads the whole database. It is on a timeline of its own then, of which nothing
 * was archived yet.
 */
export async function recoverCluster(recovery: Recovery): Promise<Recovered> {
  try {
    return await recoverAnd(recovery, readAll)
  } catch (error) {
    if (recovery.until === null || !NOT_REACHED.test((error as Error).message)) throw error
    return recoverAnd({ ...recovery, until: null }, readAll)
  }
}

/** Applies the log to a base backup, does some work on the database, and stops it. */
export async function recoverAnd<Result>(
  { postgres, cluster, wal, password, timeline, until, flags }: Recovery,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  await writeForServer(join(cluster, 'recovery.signal'), Buffer.alloc(0))
  const segment = `${quoted(wal)}/%f`
  const settings = [
    // notes what is to be archived, and leaves it to the site that starts on this cluster
    'archive_mode=on',
    'archive_command=',
    // else it would be ready for reading before the log is applied
    'hot_standby=off',
    `restore_command=test -f ${segment} && cp ${segment} %p`,
    `recovery_target_timeline=${timeline}`,
    'recovery_target_action=promote',
    ...targetOf(until),
    ...flags,
  ]
  let release = () => {}
  let server: LaunchedPostgres | undefined
  try {
    server = await launchPostgres(postgres, cluster, settings, {
      onSpawn: (pid) => (release = stopWithOwner(pid, cluster)),
    })
    const url = `postgres://sayyad:${password}@127.0.0.1:${server.port}/sayyad`
    return await inSession(url, async (client) => {
      const { rows } = await client.query<{ is_recovering: boolean }>('select pg_is_in_recovery() as is_recovering')
      if (rows[0]?.is_recovering !== false) {
        throw new StartError('PostgreSQL did not end the recovery. Nothing was changed.')
      }
      return work(client)
    })
  } finally {
    release()
    if (server) {
      await stopPostgres(server.pid, cluster)
      await server.ended
    }
  }
}

function targetOf(until: Recovery['until']): string[] {
  if (until === null) return []
  return typeof until === 'string'
    ? [`recovery_target_lsn=${until}`, 'recovery_target_inclusive=off']
    : [`recovery_target_time=${until.toISOString().replace('Z', '+00')}`]
}

/** Reads every row, which verifies the checksum of each page. */
async function readAll(client: pg.Client): Promise<Recovered> {
  const { rows } = await client.query<{ reached_at: Date | null }>(
    'select pg_last_xact_replay_timestamp() as reached_at',
  )
  let read = 0
  const tables = await listTables(client)
  for (const table of tables) read += (await sumRows(client, table)).rows
  // ends quickly then
  await client.query('checkpoint')
  return { reached_at: rows[0]?.reached_at ?? null, rows: read, tables: tables.length }
}
