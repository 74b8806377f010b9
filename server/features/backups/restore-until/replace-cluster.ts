import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { clusterPlanIn } from '#server/platform/files/cut-restore.ts'
import { findPostgres } from '#server/platform/db/postgres-binaries.ts'
import { readJson, replaceFile } from '#server/platform/files/replace-file.ts'
import { keptFolderOf } from '../restore/kept-sites.ts'
import { replaceParts } from '../restore/replace-site.ts'
import { RestoredNote, writeRestoredNote } from '../restore/restored-note.ts'

/** What takes the place of what. All names contain the time of the restore. */
const ClusterPlan = z.object({
  stamp: z.string(),
  /** Whether there was a site before. */
  keeps: z.boolean(),
  note: RestoredNote.optional(),
})
type ClusterPlan = z.output<typeof ClusterPlan>

/** What belongs to a cluster, in its parent folder. */
const CLUSTER_PARTS = ['postgres', 'postgres-password', 'wal-spool'] as const
const RESTORED = 'restored-'
const KEPT = 'before-'
/** The folder of restored files in the data folder. */
export const RESTORED_FILES = 'restoring'

export const restoredPart = (folder: string, part: (typeof CLUSTER_PARTS)[number]): string =>
  join(folder, `${RESTORED}${part}`)

/** Notes what will be done before it is begun: from now on it is completed, whenever it is cut. */
export const writeClusterPlan = (dataDir: string, plan: ClusterPlan): void =>
  replaceFile(clusterPlanIn(dataDir), JSON.stringify(plan))

/**
 * Puts the restored cluster and its files in the place of the ones before, which are kept under other names. Each step
 * can be repeated.
 * @returns whether there was anything to do
 */
export async function completeClusterRestore(dataDir: string): Promise<boolean> {
  const plan = readJson(clusterPlanIn(dataDir), ClusterPlan)
  if (!plan) return false
  const { folder } = await findPostgres(dataDir)
  for (const part of CLUSTER_PARTS) {
    const [own, restored] = [join(folder, part), restoredPart(folder, part)]
    if (!existsSync(restored)) continue
    if (existsSync(own)) await rename(own, join(folder, `${KEPT}${plan.stamp}-${part}`))
    await rename(restored, own)
  }
  const kept = join(dataDir, keptFolderOf(plan.stamp))
  await mkdir(kept, { recursive: true, mode: 0o700 })
  await replaceParts(dataDir, join(dataDir, RESTORED_FILES), kept)
  await rm(join(dataDir, RESTORED_FILES), { recursive: true, force: true })
  await removeWal(folder)
  if (!plan.keeps) {
    for (const name of await listKept(folder))
      if (name.includes(plan.stamp)) await rm(join(folder, name), { recursive: true })
    // is empty, unless there were files
    await rmdir(kept).catch(() => {})
  }
  if (plan.note) writeRestoredNote(dataDir, plan.note)
  await rm(clusterPlanIn(dataDir))
  return true
}

/** The folder with the log that is applied. */
export const recoveredWalIn = (folder: string): string => join(folder, `${RESTORED}wal`)
const removeWal = (folder: string) => rm(recoveredWalIn(folder), { recursive: true, force: true })

/** Removes what a restore that was cut has left. */
export async function removeRestored(folder: string): Promise<void> {
  for (const part of CLUSTER_PARTS) await rm(restoredPart(folder, part), { recursive: true, force: true })
  await removeWal(folder)
}

const listKept = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) =>
    CLUSTER_PARTS.some((part) => name.startsWith(KEPT) && name.endsWith(`-${part}`)),
  )

/** Deletes the clusters that restores have replaced. @returns what was deleted */
export async function forgetKeptClusters(dataDir: string): Promise<string[]> {
  const { folder } = await findPostgres(dataDir)
  const paths = (await listKept(folder)).map((name) => join(folder, name))
  for (const path of paths) await rm(path, { recursive: true })
  return paths
}
