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

const LastArchiveDrill = z.object({
  at: z.iso.datetime(),
  seconds: z.number(),
  /** The moment that was restored and compared; null if it did not come so far. */
  reached_at: z.iso.datetime().nullable(),
  /** Compared rows. */
  rows: z.int(),
  differences: z.array(z.string()),
  failure: z.string().nullable(),
  /** When the archive was last restored without differences. */
  succeeded_at: z.iso.datetime().nullable(),
})
export type LastArchiveDrill = z.output<typeof LastArchiveDrill>

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
  const recorded = withSuccess(drill, await readLastDrill(db))
  await db.transaction((tx) => writeSetting(tx, 'last_drill', recorded))
  return recorded
}

export async function readLastArchiveDrill(db: Db): Promise<LastArchiveDrill | null> {
  return LastArchiveDrill.safeParse(await readSetting(db, 'last_archive_drill')).data ?? null
}

export async function recordArchiveDrill(
  db: Db,
  drill: Omit<LastArchiveDrill, 'succeeded_at'>,
): Promise<LastArchiveDrill> {
  const recorded = withSuccess(drill, await readLastArchiveDrill(db))
  await db.transaction((tx) => writeSetting(tx, 'last_archive_drill', recorded))
  return recorded
}

interface Drilled {
  at: string
  differences: string[]
  failure: string | null
}

function withSuccess<Drill extends Drilled>(
  drill: Drill,
  before: { succeeded_at: string | null } | null,
): Drill & { succeeded_at: string | null } {
  const isGood = drill.failure === null && !drill.differences.length
  return {
    ...drill,
    differences: drill.differences.slice(0, MOST_DIFFERENCES),
    succeeded_at: isGood ? drill.at : (before?.succeeded_at ?? null),
  }
}
