import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { loadConfig, type Config } from '#server/config.ts'
import { startEmbeddedPostgres, type RunningPostgres } from '#server/platform/db/embedded-postgres.ts'
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
  create table if not exists app_settings (setting_key text primary key, setting_value text)`

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
