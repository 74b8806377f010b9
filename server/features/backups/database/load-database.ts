import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { createJobTables } from '#server/platform/jobs/create-job-tables.ts'
import { BackupRefused, damaged, type Header, type Manifest, nameOf, type Table } from '../format/backup-format.ts'
import { type Visitor, type WholeBackup } from '../format/read-backup.ts'
import { JOBS_SCHEMA, listTables, quote, readJobsVersion, readSequences, sumRows } from './export-tables.ts'
import { migrateTo } from './migrate-to.ts'
import { removeObstacles } from './obstacles.ts'
import { openSession } from './session.ts'

/** The memory in which an index is sorted: little enough for a machine with 1 GB. */
const INDEX_MEMORY = '64MB'

export interface Load extends Pick<Visitor, 'onHeader' | 'onRows'> {
  /** The tables of the backup that Sayyad does not have, and that are therefore left out. */
  leftOut: string[]
  /**
   * Ends the load of a backup that was whole.
   * @returns the differences between what is in the database and what was backed up
   */
  end: (backup: WholeBackup) => Promise<string[]>
  close: () => Promise<void>
}

/** Fills an empty database with the rows of a backup as it is read. */
export async function openLoad(url: string): Promise<Load> {
  const client = await openSession(url)
  let putBack: () => Promise<void> = async () => {}
  /** By name; their columns are quoted into statements. */
  const known = new Map<string, Table>()
  const leftOut: string[] = []
  let copying: { name: string; stream: ReturnType<typeof copyFrom>; ended: Promise<void> } | undefined

  async function endTable(): Promise<void> {
    const { stream, ended } = copying ?? {}
    copying = undefined
    stream?.end()
    await ended
  }

  async function beginTable(table: Table): Promise<NonNullable<typeof copying>> {
    await endTable()
    const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const stream = client.query(copyFrom(`copy ${quote(client, table)} (${columns}) from stdin`))
    const ended = finished(stream)
    // thrown where the table is written or ended
    ended.catch(() => {})
    return (copying = { name: nameOf(table), stream, ended })
  }

  return {
    leftOut,
    onHeader: async (header) => {
      await prepare(client, url, header)
      for (const table of await listTables(client)) known.set(nameOf(table), table)
      assertSameColumns(header, known)
      leftOut.push(...header.tables.map(nameOf).filter((name) => !known.has(name)))
      putBack = await removeObstacles(client)
      const own = [...known.values()].filter(({ schema }) => schema !== JOBS_SCHEMA)
      // migrations have added rows
      await client.query(`truncate ${own.map((table) => quote(client, table)).join(', ')}`)
    },
    onRows: async (table, bytes) => {
      if (!known.has(nameOf(table))) return
      const { stream, ended } = copying?.name === nameOf(table) ? copying : await beginTable(table)
      if (stream.destroyed) await ended
      else if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), ended])
    },
    end: async ({ header, manifest }) => {
      await endTable()
      await putBack()
      for (const { name, last_value } of manifest.sequences) {
        await client.query(`select setval(format('public.%I', $1::text)::regclass, $2::bigint)`, [name, last_value])
      }
      await client.query('analyze')
      const compared = header.tables.filter((table) => known.has(nameOf(table)))
      return compare(client, compared, manifest)
    },
    close: () => client.end().catch(() => {}),
  }
}

async function prepare(client: pg.Client, url: string, header: Header): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query(`set maintenance_work_mem = '${INDEX_MEMORY}'`)
  await migrateTo(client, header)
  const { rows } = await client.query<{ created_at: string; hash: string }>(
    'select created_at, hash from drizzle.__drizzle_migrations order by created_at',
  )
  const isSame =
    rows.length === header.migrations.length &&
    header.migrations.every(({ hash, created_at }, at) => {
      const row = rows[at]
      return row?.hash === hash && Number(row.created_at) === created_at
    })
  if (!isSame) {
    throw new BackupRefused(
      `The migrations of Sayyad ${header.version} differ from those of this version: install the version that made the backup. Nothing was changed.`,
    )
  }
  if (header.jobs_version === null) return
  await createJobTables(url)
  if (((await readJobsVersion(client)) ?? 0) < header.jobs_version) {
    throw new BackupRefused(
      `The backup has a job queue of a later version, Sayyad ${header.version}: install that version first. Nothing was changed.`,
    )
  }
}

function assertSameColumns(header: Header, known: ReadonlyMap<string, Table>): void {
  for (const table of header.tables) {
    const columns = known.get(nameOf(table))?.columns
    const foreign = columns && table.columns.find((column) => !columns.includes(column))
    if (foreign) throw damaged(`${nameOf(table)} has no column ${foreign}`)
  }
}

async function compare(client: pg.Client, tables: readonly Table[], manifest: Manifest): Promise<string[]> {
  const differences: string[] = []
  const expected = new Map(manifest.tables.map((table) => [table.name, table]))
  for (const table of tables) {
    const name = nameOf(table)
    const before = expected.get(name)
    const found = await sumRows(client, table)
    if (found.rows !== before?.rows) differences.push(`${name} has ${found.rows} rows instead of ${before?.rows}`)
    else if (found.row_sum !== before.row_sum) differences.push(`${name} has other values`)
  }
  const sequences = new Map((await readSequences(client)).map(({ name, last_value }) => [name, last_value]))
  for (const { name, last_value } of manifest.sequences) {
    if (sequences.get(name) !== last_value) differences.push(`the sequence ${name} is not at ${last_value}`)
  }
  return differences
}
