import type pg from 'pg'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { UPLOADS_FOLDER } from '#server/platform/files/upload-store.ts'
import { readVersion } from '#server/platform/read-version.ts'
import { StartError } from '#server/platform/start-error.ts'
import { recordBackup, requireSiteId, type LastBackup } from './backup-record.ts'
import { exportTable, openSnapshot, readSequences } from './database/export-tables.ts'
import { openSession } from './database/session.ts'
import {
  DATABASE,
  FILES,
  FORMAT,
  HEADER,
  LISTS,
  MANIFEST,
  nameOf,
  SECRETS,
  STORES,
  type Header,
  type ListedFile,
  type Manifest,
  type Secrets,
  type StoreName,
  type Table,
} from './format/backup-format.ts'
import { encodeBackup, type Entry } from './format/encode-backup.ts'
import { createRowSum } from './format/row-sum.ts'
import { createTally, sumOf } from './format/tally.ts'
import { backupNameOf } from './places/backup-name.ts'
import type { BackupPlace } from './places/backup-place.ts'

/** What is backed up, and with what. */
export interface BackedUpSite {
  db: Db
  databaseUrl: string
  files: Record<StoreName, Pick<FileStore, 'listAll' | 'read'>>
  authSecret: string
  /** Null if backups are not encrypted. */
  passphrase: string | null
  clock: Clock
}

/** Held while a backup is made, so that only one is. */
const BACKUP_LOCK = 7_295_927
const PART_BYTES = 4_000_000
const FILES_IN_LIST = 1000

/**
 * Backs the whole site up, while it runs: the database at one moment, then all files and the secret that signs and seals.
 * @returns null if another process makes one at this moment
 */
export async function makeBackup(site: BackedUpSite, place: BackupPlace): Promise<LastBackup | null> {
  const started = performance.now()
  const client = await openSession(site.databaseUrl)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_free', [BACKUP_LOCK])
    if (!rows[0]?.is_free) return null
    const siteId = await requireSiteId(site.db)
    const at = site.clock()
    const name = backupNameOf(siteId, at, site.passphrase !== null)
    const header: Header = {
      product: 'sayyad',
      format: FORMAT,
      version: await readVersion(),
      site_id: siteId,
      created_at: at.toISOString(),
      ...(await openSnapshot(client)),
    }
    const bytes = await place.write(name, encodeBackup(entriesOf(site, client, header), site.passphrase))
    const made = { at: at.toISOString(), name, bytes, seconds: secondsSince(started) }
    await recordBackup(site.db, made)
    return made
  } finally {
    await client.end().catch(() => {})
  }
}

/** @throws StartError if another process makes one at this moment */
export async function makeBackupNow(site: BackedUpSite, place: BackupPlace): Promise<LastBackup> {
  const made = await makeBackup(site, place)
  if (!made) throw new StartError('Another backup is being made: wait until it has ended.')
  return made
}

export const secondsSince = (started: number): number => Math.round((performance.now() - started) / 100) / 10

async function* entriesOf(site: BackedUpSite, client: pg.Client, header: Header): AsyncGenerator<Entry> {
  yield toEntry(HEADER, header)
  const tables: Manifest['tables'] = []
  for (const table of header.tables) tables.push(yield* entriesOfTable(client, table))
  const sequences = await readSequences(client)
  // files take long, and an old snapshot keeps the database from tidying up
  await client.query('commit')
  const secrets: Secrets = { auth_secret: site.authSecret }
  yield toEntry(SECRETS, secrets)
  const files = yield* entriesOfFiles(site.files)
  const manifest: Manifest = { tables, sequences, files }
  yield toEntry(MANIFEST, manifest)
}

const toEntry = (name: string, content: unknown): Entry => ({ name, bytes: Buffer.from(JSON.stringify(content)) })

async function* entriesOfTable(client: pg.Client, table: Table): AsyncGenerator<Entry, Manifest['tables'][number]> {
  const name = nameOf(table)
  const tally = createTally()
  const rowSum = createRowSum()
  let part: Buffer[] = []
  let size = 0
  let count = 0
  const take = (): Entry => {
    const bytes = Buffer.concat(part)
    part = []
    size = 0
    count += 1
    return { name: `${DATABASE}${name}/${String(count).padStart(6, '0')}`, bytes }
  }
  const chunks = exportTable(client, table)
  let next = await chunks.next()
  for (; !next.done; next = await chunks.next()) {
    tally.add(next.value)
    rowSum.add(next.value)
    part.push(next.value)
    size += next.value.length
    if (size >= PART_BYTES) yield take()
  }
  if (size) yield take()
  return { name, rows: next.value, row_sum: rowSum.end(), ...tally.end() }
}

async function* entriesOfFiles(files: BackedUpSite['files']): AsyncGenerator<Entry, Manifest['files']> {
  const sum = createTally()
  let listed: ListedFile[] = []
  let lists = 0
  let count = 0
  let total = 0
  const take = (): Entry => {
    lists += 1
    const list = toEntry(`${LISTS}${String(lists).padStart(6, '0')}.json`, listed)
    sum.add(list.bytes)
    listed = []
    return list
  }
  for (const store of STORES) {
    for await (const key of files[store].listAll()) {
      // a visitor sends an upload in progress again
      if (key.startsWith(`${UPLOADS_FOLDER}/`)) continue
      const bytes = await files[store].read(key)
      // deleted meanwhile
      if (!bytes) continue
      yield { name: `${FILES}${store}/${key}`, bytes }
      listed.push({ store, key, bytes: bytes.length, sha256: sumOf(bytes) })
      count += 1
      total += bytes.length
      if (listed.length === FILES_IN_LIST) yield take()
    }
  }
  if (listed.length) yield take()
  return { count, bytes: total, sha256: sum.end().sha256 }
}
