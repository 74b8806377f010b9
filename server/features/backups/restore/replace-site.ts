import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { restorePlanIn } from '#server/platform/files/cut-restore.ts'
import { maintenanceOf } from '../database/scratch-database.ts'
import { inSession } from '../database/session.ts'
import { RestoredNote, writeRestoredNote } from './restored-note.ts'

/** What takes the place of what, by name. Names of folders are those in the data folder. */
export const ReplacePlan = z.object({
  database: z.string(),
  restored_database: z.string(),
  kept_database: z.string(),
  restored_folder: z.string(),
  kept_folder: z.string(),
  note: RestoredNote.optional(),
})
export type ReplacePlan = z.output<typeof ReplacePlan>

/** Parts of the data folder that belong to the data. */
const REPLACED_PARTS = ['files', 'auth-secret'] as const

export async function readPlan(dataDir: string): Promise<ReplacePlan | null> {
  const path = restorePlanIn(dataDir)
  return existsSync(path) ? ReplacePlan.parse(JSON.parse(await readFile(path, 'utf8'))) : null
}

/** Notes what will be done before it is begun: from now on it is completed, whenever it is cut. */
export async function writePlan(dataDir: string, plan: ReplacePlan): Promise<void> {
  const path = restorePlanIn(dataDir)
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(plan))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
  const folder = await open(dataDir)
  await folder.sync()
  await folder.close()
}

/**
 * Puts the restored site in the place of the one before, which is kept under another name. Each step can be repeated.
 * @param url of the database that is replaced
 */
export async function replaceSite(url: string, dataDir: string, plan: ReplacePlan): Promise<void> {
  await replaceDatabase(url, plan)
  const restored = join(dataDir, plan.restored_folder)
  const kept = join(dataDir, plan.kept_folder)
  await mkdir(kept, { recursive: true, mode: 0o700 })
  await replaceParts(dataDir, restored, kept)
  await rm(restored, { recursive: true, force: true })
  if (plan.note) writeRestoredNote(dataDir, plan.note)
  await rm(restorePlanIn(dataDir))
}

export async function replaceParts(dataDir: string, restored: string, kept: string): Promise<void> {
  for (const part of REPLACED_PARTS) {
    if (!existsSync(join(restored, part))) continue
    if (existsSync(join(dataDir, part))) await rename(join(dataDir, part), join(kept, part))
    await rename(join(restored, part), join(dataDir, part))
  }
}

async function replaceDatabase(url: string, plan: ReplacePlan): Promise<void> {
  await inSession(maintenanceOf(url), async (client) => {
    const name = (text: string) => client.escapeIdentifier(text)
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname = any($1)',
      [[plan.database, plan.restored_database]],
    )
    const existing = new Set(rows.map(({ datname }) => datname))
    if (!existing.has(plan.restored_database)) return
    await client.query('begin')
    if (existing.has(plan.database))
      await client.query(`alter database ${name(plan.database)} rename to ${name(plan.kept_database)}`)
    await client.query(`alter database ${name(plan.restored_database)} rename to ${name(plan.database)}`)
    await client.query('commit')
  })
}

/**
 * Completes a restore that was cut while it replaced the site.
 * @returns whether there was one
 */
export async function completeRestore(url: string, dataDir: string): Promise<boolean> {
  const plan = await readPlan(dataDir)
  if (plan) await replaceSite(url, dataDir, plan)
  return plan !== null
}
