import { quoted } from '#server/platform/db/wal-archive.ts'
import { launchPostgres, stopPostgres } from '#server/platform/db/launch-postgres.ts'
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
  /** Null for all that there is. */
  until: Date | null
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
  await writeForServer(join(recovery.cluster, 'recovery.signal'), Buffer.alloc(0))
  try {
    return await runRecovery(recovery)
  } catch (error) {
    if (recovery.until === null || !NOT_REACHED.test((error as Error).message)) throw error
    return runRecovery({ ...recovery, until: null })
  }
}

async function runRecovery({ postgres, cluster, wal, password, timeline, until, flags }: Recovery): Promise<Recovered> {
  const segment = `${quoted(wal)}/%f`
  const server = await launchPostgres(postgres, cluster, [
    ...flags,
    // notes what is to be archived, and leaves it to the site that starts on this cluster
    'archive_mode=on',
    'archive_command=',
    // else it would be ready for reading before the log is applied
    'hot_standby=off',
    `restore_command=test -f ${segment} && cp ${segment} %p`,
    `recovery_target_timeline=${timeline}`,
    'recovery_target_action=promote',
    ...(until ? [`recovery_target_time=${until.toISOString().replace('Z', '+00')}`] : []),
  ])
  const release = stopWithOwner(server.pid, cluster)
  try {
    return await readAll(`postgres://sayyad:${password}@127.0.0.1:${server.port}/sayyad`)
  } finally {
    release()
    await stopPostgres(server.pid, cluster)
    await server.ended
  }
}

/** Reads every row, which verifies the checksum of each page. */
const readAll = (url: string): Promise<Recovered> =>
  inSession(url, async (client) => {
    const { rows } = await client.query<{ is_recovering: boolean; reached_at: Date | null }>(
      'select pg_is_in_recovery() as is_recovering, pg_last_xact_replay_timestamp() as reached_at',
    )
    const [state] = rows
    if (!state || state.is_recovering) throw new StartError('PostgreSQL did not end the recovery. Nothing was changed.')
    let read = 0
    const tables = await listTables(client)
    for (const table of tables) read += (await sumRows(client, table)).rows
    // ends quickly then
    await client.query('checkpoint')
    return { reached_at: state.reached_at, rows: read, tables: tables.length }
  })
