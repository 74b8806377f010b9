import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostmaster } from '#server/platform/db/embedded-postgres.ts'
import { stopPostgres } from '#server/platform/db/launch-postgres.ts'

/** Where the archive is restored as a test, beside the cluster: on its disk, and where its user may be. */
export const drillFolderIn = (folder: string): string => join(folder, 'archive-drill')

export const drillClusterIn = (folder: string): string => join(drillFolderIn(folder), 'postgres')

/** Removes what a drill has left, also one that was killed. @param folder the parent of the cluster */
export async function removeDrill(folder: string): Promise<void> {
  const cluster = drillClusterIn(folder)
  const left = findPostmaster(cluster)
  if (left) await stopPostgres(left.pid, cluster)
  await rm(drillFolderIn(folder), { recursive: true, force: true })
}
