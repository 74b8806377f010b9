import type { Db } from '#server/platform/db/client.ts'
import { readProgress } from './feed-state.ts'
import { selectStamps, wholeTable } from './server-tables.ts'

const PATIENCE_MS = 3000

/** How many parts of the search server lack ads or do not answer; null if nothing answers. */
export async function countMissingParts(db: Db, url: string): Promise<number | null> {
  // a site without a search server does not load the driver
  const { connectServer } = await import('./server-connection.ts')
  const progress = await readProgress(db)
  const server = connectServer(url, PATIENCE_MS)
  try {
    if (!progress || progress.live === null) return (await server.run(['SHOW TABLES'])) && 0
    const [stamps] = await server.run([selectStamps(wholeTable(progress.live), progress.batch)])
    return progress.shards - (stamps?.length ?? 0)
  } catch {
    return null
  } finally {
    await server.close()
  }
}

/** Since when changes have not reached the search server, and whether it has been filled. */
export async function readSearchLag(db: Db): Promise<{ isFilled: boolean; behindSince: Date | null }> {
  const progress = await readProgress(db)
  const behind = progress?.behindSince ?? null
  return {
    isFilled: progress !== null && progress.live !== null,
    behindSince: behind === null ? null : new Date(behind),
  }
}
