import { startEmbeddedPostgres, type RunningPostgres } from '#server/platform/db/embedded-postgres.ts'
import { createRunFolder, removeLeftRuns } from './run-folder.ts'

/** Test data does not have to survive a crash. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** Starts a PostgreSQL server in a new run folder. */
export async function startTestPostgres(): Promise<RunningPostgres & { folder: string }> {
  await removeLeftRuns()
  const folder = createRunFolder()
  return { ...(await startEmbeddedPostgres(folder, FAST)), folder }
}
