import { existsSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { restorePlanIn } from '#server/platform/files/cut-restore.ts'
import {
  readRestoreRequest,
  writeRestoreOutcome,
  writeRestoreRequest,
  type RestoreRequest,
} from '#server/platform/files/restore-request.ts'
import { answerMeanwhile } from '#server/platform/http/answer-meanwhile.ts'
import { safeError } from '#server/platform/safe-error.ts'
import { StartError } from '#server/platform/start-error.ts'
import { secondsSince } from '../make-backup.ts'
import { openBackupPlace } from '../places/open-backup-place.ts'
import { completeRestore } from './replace-site.ts'
import { restoreBackup } from './restore-backup.ts'

/** A restore that ends the process each time must not keep the site from starting. */
const MOST_ATTEMPTS = 3

/**
 * Restores the backup that an admin has chosen, before the site starts. If that is not possible, the site starts as it
 * was. Visitors see meanwhile that the site is away.
 */
export async function restoreAtStart(url: string, config: Config, log: (text: string) => void): Promise<void> {
  const { dataDir } = config
  const request = readRestoreRequest(dataDir)
  if (!request) return
  const started = performance.now()
  const end = await answerMeanwhile(config)
  let failure: string | null = null
  try {
    await restoreRequested(url, config, request, log)
  } catch (error) {
    // half of the site may be replaced: it is completed at the next start
    if (existsSync(restorePlanIn(dataDir))) throw error
    failure = safeError(error).message
    log(`nothing was restored: ${failure}`)
  } finally {
    await end()
  }
  writeRestoreOutcome(dataDir, {
    name: request.name,
    ended_at: new Date().toISOString(),
    seconds: secondsSince(started),
    failure,
  })
}

async function restoreRequested(
  url: string,
  config: Config,
  { name, attempts, by }: RestoreRequest,
  log: (text: string) => void,
): Promise<void> {
  const { target } = config.backups
  if (await completeRestore(url, config.dataDir)) return log('completed the restore that was cut short')
  if (target === null) throw new StartError('BACKUP_TARGET is none.')
  if (attempts === MOST_ATTEMPTS) throw new StartError(`It was cut short ${attempts} times.`)
  writeRestoreRequest(config.dataDir, { name, by, attempts: attempts + 1 })
  const place = openBackupPlace(target, config)
  const read = () => place.read(name)
  const isByAdmin = by === 'admin'
  await restoreBackup({ url, config, read, mayReplace: isByAdmin, mayBeOther: !isByAdmin, now: new Date(), log })
}
