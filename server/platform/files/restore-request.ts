import { existsSync, rmSync, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson, replaceFile } from './replace-file.ts'

const RestoreRequest = z.object({
  /** A backup in `BACKUP_TARGET`. */
  name: z.string(),
  /** How often it was begun. */
  attempts: z.int(),
  /** Who asked for it: an admin, for a backup of this site, or the host of a site without accounts, for any. */
  by: z.enum(['admin', 'setup']),
})
export type RestoreRequest = z.output<typeof RestoreRequest>

const RestoreOutcome = z.object({
  name: z.string(),
  ended_at: z.iso.datetime(),
  seconds: z.number(),
  /** Why nothing was changed; null if the backup took the place of the site. */
  failure: z.string().nullable(),
})
export type RestoreOutcome = z.output<typeof RestoreOutcome>

/** What a server restores at its start, before it serves anything. */
const restoreRequestIn = (dataDir: string): string => join(dataDir, 'restore-request.json')
const outcomeIn = (dataDir: string): string => join(dataDir, 'restore-outcome.json')

export const isRestoreRequested = (dataDir: string): boolean => existsSync(restoreRequestIn(dataDir))

const LOOK_MS = 500

/** Calls back once when a backup is to be restored. */
export function watchRestoreRequest(dataDir: string, onRequest: () => void): void {
  const path = restoreRequestIn(dataDir)
  watchFile(path, { interval: LOOK_MS, persistent: false }, function look() {
    if (!existsSync(path)) return
    unwatchFile(path, look)
    onRequest()
  })
}

export const readRestoreRequest = (dataDir: string): RestoreRequest | null =>
  readJson(restoreRequestIn(dataDir), RestoreRequest)

export const writeRestoreRequest = (dataDir: string, request: RestoreRequest): void =>
  replaceFile(restoreRequestIn(dataDir), JSON.stringify(request))

export const readRestoreOutcome = (dataDir: string): RestoreOutcome | null =>
  readJson(outcomeIn(dataDir), RestoreOutcome)

/** Ends a request. */
export function writeRestoreOutcome(dataDir: string, outcome: RestoreOutcome): void {
  replaceFile(outcomeIn(dataDir), JSON.stringify(outcome))
  rmSync(restoreRequestIn(dataDir), { force: true })
}
