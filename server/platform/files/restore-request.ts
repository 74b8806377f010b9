import { existsSync, rmSync, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ARCHIVE_REFUSALS } from '#domain/backups/archive-refusals.ts'
import { readJson, replaceFile } from './replace-file.ts'

/** A backup in `BACKUP_TARGET`. */
const WantedBackup = z.object({ name: z.string() })
/** A time, or the end of the archive, and the first part of the ID of the site there. */
const WantedTime = z.object({ until: z.union([z.iso.datetime(), z.literal('latest')]), site: z.string() })
export type WantedBackup = z.output<typeof WantedBackup>
export type WantedTime = z.output<typeof WantedTime>

/** The admin who asked for a restore in a browser, and where from. */
export const Asker = z.object({
  admin_id: z.uuid(),
  request: z.object({ id: z.string(), address: z.string(), user_agent: z.string().nullable() }).nullable(),
})
export type Asker = z.output<typeof Asker>

const Request = z.object({
  /** How often it was begun. */
  attempts: z.int(),
  /** Who asked for it: an admin, for this site, or the host of a site without accounts, for any. */
  by: z.enum(['admin', 'setup']),
  /** Null for the host. */
  asker: Asker.nullable().default(null),
})
const RestoreRequest = z.union([Request.extend(WantedBackup.shape), Request.extend(WantedTime.shape)])
export type RestoreRequest = z.output<typeof RestoreRequest>

const RestoreOutcome = z.object({
  /** Of the backup; null if a time was restored. */
  name: z.string().nullable(),
  ended_at: z.iso.datetime(),
  seconds: z.number(),
  /** Why nothing was changed; null if the site was restored. */
  failure: z.string().nullable(),
  /** What is wrong with the archive, if that is known. */
  refusal: z
    .object({ reason: z.enum(ARCHIVE_REFUSALS), reaches_at: z.iso.datetime().nullable() })
    .nullable()
    .default(null),
  /** The time of the last change of a site that was restored to a time. */
  reached_at: z.iso.datetime().nullable().default(null),
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

export const writeRestoreRequest = (dataDir: string, request: z.input<typeof RestoreRequest>): void =>
  replaceFile(restoreRequestIn(dataDir), JSON.stringify(request))

export const readRestoreOutcome = (dataDir: string): RestoreOutcome | null =>
  readJson(outcomeIn(dataDir), RestoreOutcome)

/** Ends a request. */
export function writeRestoreOutcome(dataDir: string, outcome: RestoreOutcome): void {
  replaceFile(outcomeIn(dataDir), JSON.stringify(outcome))
  rmSync(restoreRequestIn(dataDir), { force: true })
}
