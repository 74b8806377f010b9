import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'

const LastBackup = z.object({ at: z.iso.datetime(), name: z.string(), bytes: z.int(), seconds: z.number() })
export type LastBackup = z.output<typeof LastBackup>

const LastDrill = z.object({
  at: z.iso.datetime(),
  /** The backup that was restored. */
  name: z.string(),
  seconds: z.number(),
  differences: z.array(z.string()),
  /** Why it could not be restored; null if it could. */
  failure: z.string().nullable(),
  /** When a backup was last restored without differences. */
  succeeded_at: z.iso.datetime().nullable(),
})
export type LastDrill = z.output<typeof LastDrill>

const MOST_DIFFERENCES = 50

/** The ID of this installation, which its backups carry. */
export async function readSiteId(db: Db): Promise<string | null> {
  const { data } = z.uuid().safeParse(await readSetting(db, 'site_id'))
  return data ?? null
}

export async function requireSiteId(db: Db): Promise<string> {
  const known = await readSiteId(db)
  if (known) return known
  const id = randomUUID()
  await db.transaction((tx) => writeSetting(tx, 'site_id', id))
  return id
}

export async function readLastBackup(db: Db): Promise<LastBackup | null> {
  return LastBackup.safeParse(await readSetting(db, 'last_backup')).data ?? null
}

export const recordBackup = (db: Db, made: LastBackup): Promise<void> =>
  db.transaction((tx) => writeSetting(tx, 'last_backup', made))

export async function readLastDrill(db: Db): Promise<LastDrill | null> {
  return LastDrill.safeParse(await readSetting(db, 'last_drill')).data ?? null
}

export async function recordDrill(db: Db, drill: Omit<LastDrill, 'succeeded_at'>): Promise<LastDrill> {
  const isGood = drill.failure === null && !drill.differences.length
  const before = await readLastDrill(db)
  const recorded = {
    ...drill,
    differences: drill.differences.slice(0, MOST_DIFFERENCES),
    succeeded_at: isGood ? drill.at : (before?.succeeded_at ?? null),
  }
  await db.transaction((tx) => writeSetting(tx, 'last_drill', recorded))
  return recorded
}
