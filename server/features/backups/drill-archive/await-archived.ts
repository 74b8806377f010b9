import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/platform/start-error.ts'
import { inSession } from '../database/session.ts'
import { listArchive, ofKind } from '../archive/list-archive.ts'
import type { BackupPlace } from '../places/backup-place.ts'

interface Waiting {
  siteId: string
  /** Between two looks. */
  pauseMs: number
  patienceMs: number
}

/** Ends the segment that is written now, and waits until it is archived. @returns its name */
export async function awaitArchived(
  databaseUrl: string,
  place: BackupPlace,
  { siteId, pauseMs, patienceMs }: Waiting,
): Promise<string> {
  const file = await endSegment(databaseUrl)
  const started = performance.now()
  for (;;) {
    const archived = await listArchive(place, siteId)
    if (ofKind(archived, 'wal').some((one) => one.file === file)) return file
    if (performance.now() - started > patienceMs) {
      throw new StartError(`Segment ${file} of the log has not arrived in the archive: changes do not reach it.`)
    }
    await wait(pauseMs)
  }
}

const endSegment = (databaseUrl: string): Promise<string> =>
  inSession(databaseUrl, async (client) => {
    // otherwise there may be no segment to end
    await client.query(`select pg_logical_emit_message(true, 'sayyad', 'drill')`)
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
    return rows[0]?.file ?? ''
  })
