import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { loadConfig, type Config } from '#server/config.ts'
import { openArchivePlace } from '#server/features/backups/archive/archive-place.ts'
import { openArchiver, type Archiver } from '#server/features/backups/archive/open-archiver.ts'
import { findPostmaster, startEmbeddedPostgres, type RunningPostgres } from '#server/platform/db/embedded-postgres.ts'
import { findPostgres } from '#server/platform/db/postgres-binaries.ts'
import { archiveFlags } from '#server/platform/db/wal-archive.ts'
import { inSession } from '#server/features/backups/database/session.ts'
import { closeAfterFile } from './close-after-file.ts'

/** Test data does not have to survive a crash. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'shared_buffers=16MB']

/** The configuration of an empty machine. */
export function givenMachine(env: Record<string, string>): Config {
  const dataDir = mkdtempSync(join(inject('folder'), 'machine-'))
  chmodSync(dataDir, 0o755)
  return loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DISK_RESERVE_MB: '0', ...env })
}

/** Of a site, what a restore looks at. All tables take long to create. */
const TABLES = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (created_at bigint, hash text);
  create table if not exists users (id int);
  create table if not exists app_settings (
    setting_key text primary key, setting_value text, updated_at timestamptz default now()
  )`

/** Starts the embedded database of a machine, with some tables of a site, until the end of the file. */
export async function startMachine({ dataDir }: Config, flags: string[]): Promise<RunningPostgres> {
  const started = await startEmbeddedPostgres(dataDir, [...FAST, ...flags])
  closeAfterFile(started.stop)
  await inSession(started.url, (client) => client.query(TABLES))
  return started
}

/** A copy of a folder with the owners of its files. */
export function copyFolder(from: string, to = mkdtempSync(join(inject('folder'), 'copy-'))): string {
  if (spawnSync('cp', ['-a', `${from}/.`, to]).status !== 0) throw new Error(`${from} could not be copied`)
  return to
}

export const SITE = 'aaaa1111-0000-4000-8000-000000000000'
export const SECRET = 'a secret that only tests know, of some length'

/** A machine with a site that is archived. */
export interface Machine {
  config: Config
  url: string
  ask: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>
  archiver: Archiver
  makeBase: (now?: Date) => Promise<void>
  /** Stores a row of its own, and ends the segment. @returns a time after it and before all later rows */
  write: (title: string) => Promise<Date>
  stop: () => Promise<void>
  kill: () => Promise<void>
}

export async function startArchived(config: Config, flags: string[] = []): Promise<Machine> {
  const { dataDir, backups } = config
  const running = await startMachine(config, [...(await archiveFlags(dataDir)), ...flags])
  const pool = new pg.Pool({ connectionString: running.url, max: 1 })
  pool.on('error', () => {})
  const ask: Machine['ask'] = async (text) => (await pool.query(text)).rows
  await ask(
    `insert into app_settings (setting_key, setting_value) values ('site_id', '"${SITE}"') on conflict do nothing`,
  )
  const { folder } = await findPostgres(dataDir)
  const site = { id: SITE, folder, dataDir, passphrase: backups.passphrase, hasFiles: true }
  const archiver = openArchiver(site, openArchivePlace(backups.target ?? '', config), () => {})
  return {
    config,
    url: running.url,
    ask,
    archiver,
    makeBase: (now = new Date()) => archiver.makeBase({ databaseUrl: running.url, authSecret: SECRET }, now),
    write: async (title) => {
      await ask(`insert into app_settings (setting_key, setting_value) values ('${title}', '1')`)
      const [now] = await ask<{ at: Date }>(
        `select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as at`,
      )
      const at = now?.at ?? new Date(Number.NaN)
      // times of files are some milliseconds behind
      await ask(
        `do $$ begin while clock_timestamp() < '${new Date(at.getTime() + 20).toISOString()}' loop end loop; end $$`,
      )
      return at
    },
    stop: async () => {
      await pool.end()
      await running.stop()
    },
    kill: async () => {
      const left = findPostmaster(join(folder, 'postgres'))
      if (left) process.kill(left.pid, 'SIGKILL')
      await pool.end()
      await running.stop()
    },
  }
}

/** Ends the segment, and archives what PostgreSQL has copied. */
export async function archiveAll({ ask, archiver }: Machine): Promise<void> {
  // otherwise there may be no segment to end
  await ask(`select pg_logical_emit_message(true, 'test', '')`)
  const [ended] = await ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  for (;;) {
    const [last] = await ask<{ name: string | null }>('select last_archived_wal as name from pg_stat_archiver')
    if ((last?.name ?? '') >= (ended?.name ?? '')) break
  }
  await archiver.archive()
}
