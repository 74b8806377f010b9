import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { readJson, replaceFile } from '#server/platform/files/replace-file.ts'
import { StartError } from '#server/platform/start-error.ts'

const CONNECT_MS = 10_000

/** A standby has the identifier of its primary. Each promotion of a standby begins another timeline. */
const IDENTITY = `
  select current_setting('server_version_num')::int as version, pg_is_in_recovery() as is_standby,
    (select system_identifier::text from pg_control_system()) as system, pg_postmaster_start_time()::text as started_at,
    case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_insert_lsn()) end as file`

interface Identity {
  version: number
  is_standby: boolean
  system: string
  started_at: string
  /** The name of its log file, which begins with its timeline in eight hexadecimal digits; null for a standby. */
  file: string | null
}

const timelineOf = (file: string): number => Number.parseInt(file.slice(0, 8), 16)

const Noted = z.object({ system: z.string(), timeline: z.number() })

interface Servers {
  primaryUrl: string
  standbyUrl: string | null
  dataDir: string
  log: (text: string) => void
}

/**
 * Refuses to write to a standby, to a primary that another one has replaced, or beside a second primary. The primary
 * that this installation last wrote to is noted in the data folder.
 * @returns the version of the primary
 * @throws StartError
 */
export async function assertPrimary({ primaryUrl, standbyUrl, dataDir, log }: Servers): Promise<number> {
  const primary = await identify(primaryUrl).catch((error: Error) => {
    const reason = error.message || 'no answer'
    throw new StartError(
      `The database at DATABASE_URL cannot be reached: ${reason}; start it, or correct its address, user and password.`,
    )
  })
  if (primary.file === null) {
    throw new StartError(
      'DATABASE_URL leads to a standby, which accepts no changes: set it to the primary, or promote this server if the primary is lost.',
    )
  }
  const { system } = primary
  const timeline = timelineOf(primary.file)
  const path = noteIn(dataDir)
  const noted = readJson(path, Noted)
  if (noted?.system === system && noted.timeline > timeline) {
    throw new StartError(
      `DATABASE_URL leads to a former primary (timeline ${timeline}), and the site has since written to the one that replaced it (${noted.timeline}): set it to that one, or remove ${path} to lose what was written there.`,
    )
  }
  if (standbyUrl) await assertFollows(standbyUrl, primary, log)
  note(primary, dataDir)
  return primary.version
}

/** Notes the primary that another one has replaced while this process was running. */
export async function notePrimary(pool: pg.Pool, dataDir: string): Promise<void> {
  const { rows } = await pool.query<Identity>(IDENTITY)
  if (rows[0]) note(rows[0], dataDir)
}

const noteIn = (dataDir: string): string => join(dataDir, 'primary.json')

function note({ system, file }: Identity, dataDir: string): void {
  if (file === null) return
  const [path, timeline] = [noteIn(dataDir), timelineOf(file)]
  const noted = readJson(path, Noted)
  // connections may lead to a former primary for a moment
  if (noted?.system === system && noted.timeline >= timeline) return
  replaceFile(path, JSON.stringify({ system, timeline }))
}

/** A standby that is away may come back. */
async function assertFollows(url: string, primary: Identity, log: (text: string) => void): Promise<void> {
  const standby = await identify(url).catch(() => null)
  if (!standby) return log('the standby at DATABASE_READ_URL does not respond, the primary is read instead')
  if (standby.system !== primary.system) {
    throw new StartError(
      'DATABASE_READ_URL leads to another database than DATABASE_URL: set it to a standby of that one, or remove it.',
    )
  }
  if (standby.is_standby) return
  // a proxy may lead to the primary while there is no standby
  if (standby.started_at === primary.started_at)
    return log('DATABASE_READ_URL leads to the primary itself, nothing is read from a standby')
  throw new StartError(
    `DATABASE_URL and DATABASE_READ_URL are both primaries (timelines ${[primary, standby].map(({ file }) => timelineOf(file ?? '')).join(' and ')}): stop the one that was replaced, and set up a standby of the other.`,
  )
}

async function identify(url: string): Promise<Identity> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Identity>(IDENTITY)
    if (!rows[0]) throw new Error('no answer')
    return rows[0]
  } finally {
    await client.end().catch(() => {})
  }
}
