import { statfsSync } from 'node:fs'
import { totalmem } from 'node:os'
import type { Config } from '#server/config.ts'
import { assertClusterInPlace } from '#server/platform/files/cut-restore.ts'
import type { Shutdown } from '#server/platform/shutdown.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { maxWalSize } from './max-wal-size.ts'
import { archiveFlags } from './wal-archive.ts'

/** PostgreSQL is killed after this time. */
const STOP_MS = 4000
/** Sufficient to search a million ads in memory. Only allocated as needed. */
const MOST_SHARED_MB = 512

/**
 * Settings of the embedded PostgreSQL.
 * @param dataFolder a folder on the disk of the database
 * @param memory the memory of the machine in bytes
 */
export function embeddedFlags(dataFolder: string, memory = memoryOfMachine()): string[] {
  const { blocks, bsize } = statfsSync(dataFolder)
  const megabytes = Math.floor(memory / 2 ** 20)
  return [
    `shared_buffers=${Math.min(MOST_SHARED_MB, Math.floor(megabytes / 8))}MB`,
    `effective_cache_size=${Math.min(4 * MOST_SHARED_MB, Math.floor(megabytes / 2))}MB`,
    'random_page_cost=1.1',
    // otherwise the log stays as large as it was after a bulk insert
    'wal_recycle=off',
    `max_wal_size=${maxWalSize({ diskBytes: blocks * bsize, memoryBytes: memory })}MB`,
  ]
}

/** The memory of the machine, or the limit of its container if that is lower. */
const memoryOfMachine = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

export type OwnedBy = Pick<Config, 'dataDir' | 'databaseUrl'> & {
  backups: Pick<Config['backups'], 'isContinuous'>
}

/** @returns the URL of the configured database, or of the embedded one, which this starts */
export async function ownDatabase(
  { databaseUrl, dataDir, backups }: OwnedBy,
  shutdown: Shutdown,
  log: (text: string) => void,
): Promise<string> {
  if (databaseUrl) return databaseUrl
  assertClusterInPlace(dataDir)
  log('starting the database…')
  const archiving = backups.isContinuous ? await archiveFlags(dataDir) : []
  const flags = [...embeddedFlags(dataDir), ...archiving]
  const embedded = await startEmbeddedPostgres(dataDir, flags, { log, giveUp: shutdown.giveUp })
  shutdown.add(embedded.stop, STOP_MS)
  return embedded.url
}
