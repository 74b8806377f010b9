import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson, replaceFile } from '#server/platform/files/replace-file.ts'

const ArchiveState = z.object({
  site_id: z.string(),
  /** When the archiver last looked for what waits. */
  checked_at: z.iso.datetime(),
  /** All changes up to this time are in the archive. */
  archived_until: z.iso.datetime(),
  /** When the newest base backup was begun; null if there is none. */
  base_at: z.iso.datetime().nullable(),
  /** The same of the oldest one. */
  first_base_at: z.iso.datetime().nullable().default(null),
  /** Why the last attempt failed; null if it did not. */
  failure: z.string().nullable(),
})
export type ArchiveState = z.output<typeof ArchiveState>

const stateIn = (dataDir: string): string => join(dataDir, 'archive-state.json')

/** How the archive of the site is; null if it has none. */
export const readArchiveState = (dataDir: string): ArchiveState | null => readJson(stateIn(dataDir), ArchiveState)

export const writeArchiveState = (dataDir: string, state: ArchiveState): void =>
  replaceFile(stateIn(dataDir), JSON.stringify(state))

export const forgetArchiveState = (dataDir: string): void => rmSync(stateIn(dataDir), { force: true })
