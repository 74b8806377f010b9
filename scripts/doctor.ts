// npm run doctor   checks the installation like /admin/system; exits with 1 if a check fails
import { setTimeout as wait } from 'node:timers/promises'
import { loadConfig, type Config } from '#server/config.ts'
import type { DataServices } from '#server/context.ts'
import { readArchiveState } from '#server/features/backups/public.ts'
import { runChecks } from '#server/features/system-checks/public.ts'
import { followStandby } from '#server/platform/db/follow-standby.ts'
import { measureDisk } from '#server/platform/files/disk-space.ts'
import { readBackupTime } from '#server/platform/files/read-backup-time.ts'
import { en } from '#web/texts/system-checks/en.ts'
import { runWithServices } from './run-with-services.ts'

const SIGNS = { fine: '✓', warning: '!', failing: '✗', unknown: '?' }

/** Long enough to compare a standby with its primary a few times. */
const COMPARING_MS = 1500

async function examine({ db, databaseUrl }: DataServices, config: Config): Promise<void> {
  const { dataDir, diskReserve, backupStamp, smtpUrl, publicUrl, searchServer } = config
  const standby = config.standby && followStandby(databaseUrl, config.standby)
  if (standby) await wait(COMPARING_MS)
  const checks = await runChecks({
    db,
    measureDisk: () => measureDisk(dataDir, diskReserve),
    backedUpAt: () => readBackupTime(backupStamp),
    hasMailServer: smtpUrl !== null,
    publicUrl,
    standby,
    searchUrl: searchServer?.url ?? null,
    readArchive: () => readArchiveState(dataDir),
  })
  await standby?.close()
  for (const { check, state, value, since, succeeded_at, version, detail } of checks) {
    const details = [
      value === null
        ? en[`check_state_${state}`]
        : en[`check_${check}_value`].replace('{{value}}', String(value)).replace('{{version}}', version ?? ''),
      succeeded_at && en.check_last.replace('{{time}}', succeeded_at),
      since && en.check_since.replace('{{time}}', since),
    ]
    console.log(`${SIGNS[state]} ${en[`check_${check}`]}: ${details.filter(Boolean).join('. ')}`)
    if (detail !== null) console.log(`    ${en.check_detail} ${detail}`)
    if (state === 'warning' || state === 'failing') {
      console.log(`    ${en[`check_${check}_means`]}\n    ${en[`check_${check}_fix`]}`)
    }
  }
  if (checks.some(({ state }) => state === 'failing')) process.exitCode = 1
}

await runWithServices(() => loadConfig(process.env), examine, { isLooking: true })
