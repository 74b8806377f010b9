import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findPostmaster, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { embeddedFlags } from '#server/platform/db/own-database.ts'
import { archiveFlags, walSpoolIn } from '#server/platform/db/wal-archive.ts'
import { safeError } from '#server/platform/safe-error.ts'
import { readArchiveState } from '../archive/archive-state.ts'
import { findLiveSite, type LiveSite } from '../restore/find-live-site.ts'

/**
 * What is in the embedded database that a restore would replace. If it is archived, its last segment ends.
 * @param folder the parent of the cluster
 */
export async function lookAtLiveSite(dataDir: string, folder: string, log: (text: string) => void): Promise<LiveSite> {
  const archivedAs = readArchiveState(dataDir)?.site_id ?? null
  if (!existsSync(join(folder, 'postgres', 'PG_VERSION'))) return { isUsed: false, id: archivedAs }
  const archiving = existsSync(walSpoolIn(folder)) ? await archiveFlags(dataDir) : []
  try {
    const { url, stop } = await startEmbeddedPostgres(dataDir, [...embeddedFlags(dataDir), ...archiving])
    try {
      return await findLiveSite(url)
    } finally {
      await stop()
    }
  } catch (error) {
    // another process uses it
    if (findPostmaster(join(folder, 'postgres'))) throw error
    log(`the database that is here does not start (${safeError(error).message})`)
    return { isUsed: true, id: archivedAs }
  }
}
