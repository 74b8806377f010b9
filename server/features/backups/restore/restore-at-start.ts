import { existsSync } from 'node:fs'
import { STEP_HEADER, type RestoreStep } from '#domain/backups/restore-steps.ts'
import type { Config } from '#server/config.ts'
import { clusterPlanIn, restorePlanIn } from '#server/platform/files/cut-restore.ts'
import {
  readRestoreRequest,
  writeRestoreOutcome,
  writeRestoreRequest,
  type RestoreOutcome,
  type RestoreRequest,
} from '#server/platform/files/restore-request.ts'
import { answerMeanwhile } from '#server/platform/http/answer-meanwhile.ts'
import { safeError } from '#server/platform/safe-error.ts'
import { sentenceOf, StartError } from '#server/platform/start-error.ts'
import { BackupRefused } from '../format/backup-format.ts'
import { secondsSince } from '../make-backup.ts'
import { openBackupPlace } from '../places/open-backup-place.ts'
import { completeClusterRestore } from '../restore-until/replace-cluster.ts'
import { restoreUntil } from '../restore-until/restore-until.ts'
import { completeRestore } from './replace-site.ts'
import { restoreBackup } from './restore-backup.ts'

/** A restore that ends the process each time must not keep the site from starting. */
const MOST_ATTEMPTS = 3

type Log = (text: string) => void

/**
 * Restores the backup that an admin has chosen, before the site starts. If that is not possible, the site starts as it
 * was. Visitors see meanwhile that the site is away.
 */
export async function restoreAtStart(url: string, config: Config, log: Log): Promise<void> {
  const { dataDir } = config
  const request = readRestoreRequest(dataDir)
  if (!request || !('name' in request)) return
  const { name, by, asker } = request
  await runRequest(config, request, log, {
    plan: restorePlanIn(dataDir),
    complete: () => completeRestore(url, dataDir),
    run: async () => {
      const { target } = config.backups
      if (target === null) throw new StartError('BACKUP_TARGET is none.')
      const place = openBackupPlace(target, config)
      const isByAdmin = by === 'admin'
      const may = { mayReplace: isByAdmin, mayBeOther: !isByAdmin }
      await restoreBackup({ url, config, read: () => place.read(name), ...may, asker, now: new Date(), log })
      return null
    },
  })
}

/** The same for a time of the archive. The embedded database is not started before, since its folder is replaced. */
export async function restoreTimeAtStart(config: Config, log: Log): Promise<void> {
  const { dataDir } = config
  const request = readRestoreRequest(dataDir)
  if (!request || !('until' in request)) return
  const { until, site, by, asker } = request
  await runRequest(config, request, log, {
    plan: clusterPlanIn(dataDir),
    complete: () => completeClusterRestore(dataDir),
    run: (onStep) => {
      if (config.databaseUrl)
        throw new StartError('Only the embedded database is restored to a time: unset DATABASE_URL.')
      const isByAdmin = by === 'admin'
      const may = { mayReplace: isByAdmin, mayBeOther: !isByAdmin }
      return restoreUntil({
        config,
        until: until === 'latest' ? null : new Date(until),
        site,
        ...may,
        asker,
        now: new Date(),
        log,
        onStep,
      })
    },
  })
}

interface Work {
  /** Is there while the site is being replaced. */
  plan: string
  /** Completes what was cut. @returns whether there was anything */
  complete: () => Promise<boolean>
  /** @returns the time of the last change, if it is known */
  run: (onStep: (step: RestoreStep) => void) => Promise<Date | null>
}

async function runRequest(config: Config, request: RestoreRequest, log: Log, work: Work): Promise<void> {
  const { dataDir } = config
  const started = performance.now()
  let step: RestoreStep | null = null
  const end = await answerMeanwhile(config, (): Record<string, string> => (step ? { [STEP_HEADER]: step } : {}))
  let found: Pick<RestoreOutcome, 'failure' | 'refusal' | 'reached_at'>
  try {
    const reachedAt = await attempt(dataDir, request, log, { ...work, run: () => work.run((begun) => (step = begun)) })
    found = { failure: null, refusal: null, reached_at: reachedAt?.toISOString() ?? null }
  } catch (error) {
    // half of the site may be replaced: it is completed at the next start
    if (existsSync(work.plan)) throw error
    const failure = sentenceOf(error, dataDir) ?? safeError(error).message
    found = { failure, refusal: refusalOf(error), reached_at: null }
    log(`nothing was restored: ${failure}`)
  } finally {
    await end()
  }
  writeRestoreOutcome(dataDir, {
    name: 'name' in request ? request.name : null,
    ended_at: new Date().toISOString(),
    seconds: secondsSince(started),
    ...found,
  })
}

async function attempt(
  dataDir: string,
  request: RestoreRequest,
  log: Log,
  { complete, run }: Pick<Work, 'complete'> & { run: () => Promise<Date | null> },
): Promise<Date | null> {
  if (await complete()) {
    log('completed the restore that was cut short')
    return null
  }
  if (request.attempts === MOST_ATTEMPTS) throw new StartError(`It was cut short ${request.attempts} times.`)
  writeRestoreRequest(dataDir, { ...request, attempts: request.attempts + 1 })
  return run()
}

function refusalOf(error: unknown): RestoreOutcome['refusal'] {
  const why = error instanceof BackupRefused ? error.why : null
  return why && { reason: why.reason, reaches_at: why.reaches_at?.toISOString() ?? null }
}
