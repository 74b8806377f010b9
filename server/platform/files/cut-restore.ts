import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'

/** What a restore still has to do, which is there while it replaces the site. */
export const restorePlanIn = (dataDir: string): string => join(dataDir, 'restore.json')

/** @throws StartError if a restore was cut while it replaced the site: the database and the files could differ */
export function assertNoCutRestore(dataDir: string): void {
  if (!existsSync(restorePlanIn(dataDir))) return
  throw new StartError('A restore of this site was cut short: run npm run restore, which completes it.')
}

/** As above, while it replaces the whole cluster of the embedded database. */
export const clusterPlanIn = (dataDir: string): string => join(dataDir, 'restore-cluster.json')

/** @throws StartError if a restore was cut while it replaced the cluster, which may not be there */
export function assertClusterInPlace(dataDir: string): void {
  if (!existsSync(clusterPlanIn(dataDir))) return
  throw new StartError('A restore of this site was cut short: run npm run restore, which completes it.')
}
