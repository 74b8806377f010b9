import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '#server/platform/db/client.ts'
import { admin_changes } from '#server/platform/db/schema/index.ts'
import { readJson, replaceFile } from '#server/platform/files/replace-file.ts'
import { Asker } from '#server/platform/files/restore-request.ts'

/** What the audit log of a restored site will say about its restore. */
export const RestoredNote = z.object({
  /** Of the entry. */
  id: z.uuid(),
  restored_at: z.iso.datetime(),
  /** The time of the backup, or of the last change that the archive has brought back. */
  site_of: z.iso.datetime(),
  asker: Asker.nullable(),
})
export type RestoredNote = z.output<typeof RestoredNote>

const noteIn = (dataDir: string): string => join(dataDir, 'restored.json')

/** Notes a restore beside the database, which is replaced meanwhile. */
export const writeRestoredNote = (dataDir: string, note: RestoredNote): void =>
  replaceFile(noteIn(dataDir), JSON.stringify(note))

/** Records in the audit log of the restored site that it was restored. Can be called again whenever it was cut. */
export async function recordRestore(db: Db, dataDir: string): Promise<void> {
  const note = readJson(noteIn(dataDir), RestoredNote)
  if (!note) return
  const { id, restored_at, site_of, asker } = note
  await db
    .insert(admin_changes)
    .values({
      id,
      admin_id: asker?.admin_id ?? null,
      what: 'restore_site',
      subject_id: 'site',
      before: {},
      after: { site_of },
      request_id: asker?.request?.id ?? null,
      address: asker?.request?.address ?? null,
      user_agent: asker?.request?.user_agent ?? null,
      created_at: new Date(restored_at),
    })
    .onConflictDoNothing()
  rmSync(noteIn(dataDir), { force: true })
}
