import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { parseSegment, segmentAt, segmentName } from '#domain/backups/wal-segments.ts'
import { readVersion } from '#server/platform/read-version.ts'
import { inSession } from '../database/session.ts'
import { HEADER, MANIFEST, SECRETS } from '../format/backup-format.ts'
import { encodeBackup, type Entry } from '../format/encode-backup.ts'
import { createTally } from '../format/tally.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { fileId, listFiles } from './archive-files.ts'
import { archivedName } from './archive-name.ts'
import {
  BASE_FORMAT,
  CLUSTER,
  KEPT_FILES,
  type BaseHeader,
  type BaseManifest,
  type BaseSecrets,
} from './base-format.ts'
import { listCluster, readClusterFiles } from './read-cluster.ts'

export interface ArchivedSite {
  /** Or its first part, which names have. */
  id: string
  /** The parent of the cluster. */
  folder: string
  dataDir: string
  /** Null if the archive is not encrypted. */
  passphrase: string | null
  /** Whether files of people are in the data folder, not in a bucket. */
  hasFiles: boolean
}

/** What only a base backup needs. */
export interface BaseSource {
  /** Of the embedded database. */
  databaseUrl: string
  authSecret: string
}

const FILES_IN_LIST = 10_000

/**
 * Copies the whole cluster while it runs, with what is needed to apply the log after it.
 */
export async function makeBaseBackup(site: ArchivedSite & BaseSource, place: BackupPlace, now: Date): Promise<void> {
  await inSession(site.databaseUrl, async (client) => {
    const start = await startBackup(client)
    const name = archivedName(site.id, now, site.passphrase !== null, { kind: 'base', start: start.segment })
    await place.write(name, encodeBackup(entriesOf(site, client, start, now), site.passphrase))
  })
}

async function startBackup(client: pg.Client): Promise<{ segment: string; systemIdentifier: string; major: number }> {
  const started = await client.query<{ position: string }>(
    `select pg_backup_start('sayyad', fast => true)::text as position`,
  )
  const { rows } = await client.query<{ timeline: number; system: string; major: number }>(
    `select timeline_id as timeline, system_identifier::text as system, current_setting('server_version_num')::int / 10000 as major
    from pg_control_checkpoint(), pg_control_system()`,
  )
  const { timeline = 0, system = '', major = 0 } = rows[0] ?? {}
  const number = segmentAt(started.rows[0]?.position ?? '') ?? 0
  return { segment: segmentName({ timeline, number }), systemIdentifier: system, major }
}

async function* entriesOf(
  site: ArchivedSite & BaseSource,
  client: pg.Client,
  start: Awaited<ReturnType<typeof startBackup>>,
  now: Date,
): AsyncGenerator<Entry> {
  const cluster = join(site.folder, 'postgres')
  const { folders, files } = await listCluster(cluster)
  const { rows: migrations } = await client.query<{ created_at: string; hash: string }>(
    'select created_at, hash from drizzle.__drizzle_migrations order by created_at',
  )
  const header: BaseHeader = {
    product: 'sayyad',
    base_format: BASE_FORMAT,
    version: await readVersion(),
    site_id: site.id,
    created_at: now.toISOString(),
    postgres: start.major,
    system_identifier: start.systemIdentifier,
    start_segment: start.segment,
    migrations: migrations.map(({ created_at, hash }) => ({ created_at: Number(created_at), hash })),
    folders,
  }
  yield toEntry(HEADER, header)
  if (site.hasFiles) yield* listsOf(site.dataDir)
  const password = (await readFile(join(site.folder, 'postgres-password'), 'utf8')).trim()
  const secrets: BaseSecrets = { auth_secret: site.authSecret, postgres_password: password }
  yield toEntry(SECRETS, secrets)

  const tally = createTally()
  let count = 0
  for await (const { name, bytes } of readClusterFiles(cluster, files)) {
    tally.add(bytes)
    count += 1
    yield { name: `${CLUSTER}${name}`, bytes }
  }
  const { rows } = await client.query<{ position: string; label: string; ended_at: Date }>(
    `select lsn::text as position, labelfile as label, clock_timestamp() as ended_at
    from pg_backup_stop(wait_for_archive => false)`,
  )
  const [stop] = rows
  if (!stop) throw new Error('PostgreSQL did not end the base backup')
  const label = Buffer.from(stop.label)
  tally.add(label)
  yield { name: `${CLUSTER}backup_label`, bytes: label }
  const timeline = parseSegment(start.segment)?.timeline ?? 0
  const manifest: BaseManifest = {
    ended_at: stop.ended_at.toISOString(),
    stop_segment: segmentName({ timeline, number: segmentAt(stop.position) ?? 0 }),
    files: count + 1,
    ...tally.end(),
  }
  yield toEntry(MANIFEST, manifest)
}

async function* listsOf(dataDir: string): AsyncGenerator<Entry> {
  let ids: string[] = []
  let lists = 0
  const take = (): Entry => {
    lists += 1
    const list = toEntry(`${KEPT_FILES}${String(lists).padStart(6, '0')}.json`, ids)
    ids = []
    return list
  }
  for await (const file of listFiles(dataDir)) {
    ids.push(fileId(file))
    if (ids.length === FILES_IN_LIST) yield take()
  }
  if (ids.length) yield take()
}

const toEntry = (name: string, content: unknown): Entry => ({ name, bytes: Buffer.from(JSON.stringify(content)) })
