// npm run backup                 makes a backup in BACKUP_TARGET, while the site runs or not
// npm run backup -- --to FOLDER  makes it in another folder
// npm run backup -- --list       lists the backups of this site
// npm run backup -- --drill      restores the newest backup into a scratch database and says what differs
// npm run backup -- --drill-archive  does that with the archive of BACKUP_CONTINUOUS, while the site runs
import { parseArgs } from 'node:util'
import { loadConfig, type Config } from '#server/config.ts'
import type { DataServices } from '#server/context.ts'
import {
  drillArchive,
  drillBackup,
  listBackups,
  makeBackupNow,
  openArchiveAccess,
  openBackupPlace,
  readSiteId,
} from '#server/features/backups/public.ts'
import { authSecretOf } from '#server/platform/auth-secret.ts'
import { openStores } from '#server/platform/files/open-stores.ts'
import { StartError } from '#server/platform/start-error.ts'
import { megabytes } from './megabytes.ts'
import { runWithServices } from './run-with-services.ts'

const USAGE = 'Usage: npm run backup, with -- --to FOLDER, -- --list, -- --drill or -- --drill-archive'
const OPTIONS = {
  to: { type: 'string' },
  list: { type: 'boolean', default: false },
  drill: { type: 'boolean', default: false },
  'drill-archive': { type: 'boolean', default: false },
} as const

interface Given {
  config: Config
  place: ReturnType<typeof openBackupPlace>
  command: 'make' | 'list' | 'drill' | 'drill-archive'
}

function readArguments(): Given {
  const config = loadConfig(process.env)
  const { to, ...options } = readOptions()
  const target = to ?? config.backups.target
  if (target === null) throw new StartError('BACKUP_TARGET is none: add -- --to FOLDER.')
  const [command = 'make', ...others] = (['list', 'drill', 'drill-archive'] as const).filter((name) => options[name])
  if (others.length) throw new StartError(USAGE)
  return { config, place: openBackupPlace(target, config), command }
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch {
    throw new StartError(USAGE)
  }
}

async function testArchive(services: DataServices, config: Config, log: (text: string) => void): Promise<void> {
  const archive = openArchiveAccess(config)
  if (!archive) throw new StartError('BACKUP_TARGET is none.')
  log('restoring the archive beside the site, as it is now…')
  const drill = await drillArchive({ ...services, archive })
  if (!drill) throw new StartError('Another test of the archive is under way: wait until it has ended.')
  report(drill, (found) => log(`${drill.rows} rows of ${drill.reached_at}, ${found}`))
}

interface Drill {
  seconds: number
  differences: string[]
  failure: string | null
}

function report({ seconds, differences, failure }: Drill, log: (text: string) => void): void {
  if (failure !== null) throw new StartError(`It cannot be restored: ${failure}`)
  for (const difference of differences) console.log(difference)
  log(`${seconds} s, ${differences.length} differences`)
  if (differences.length) process.exitCode = 1
}

await runWithServices(
  readArguments,
  async (services, { config, place, command }, log) => {
    const { passphrase } = config.backups
    if (command === 'make') {
      log(`making a backup in ${place.title}…`)
      const authSecret = config.authSecret ?? authSecretOf(config.dataDir)
      const site = { ...services, files: openStores(config), authSecret, passphrase }
      const { name, bytes, seconds } = await makeBackupNow(site, place)
      log(`${name}, ${megabytes(bytes)}, ${seconds} s${passphrase === null ? ', not encrypted' : ''}`)
      return
    }
    if (command === 'drill-archive') return testArchive(services, config, log)
    const backups = await listBackups(place, await readSiteId(services.db))
    if (command === 'list') {
      for (const { name, bytes } of backups) console.log(`${name}  ${megabytes(bytes)}`)
      log(`${backups.length} backups in ${place.title}`)
      return
    }
    const [newest] = backups
    if (!newest) throw new StartError(`There is no backup of this site in ${place.title}: run npm run backup.`)
    log(`restoring ${newest.name} into a scratch database…`)
    report(await drillBackup({ ...services, files: openStores(config), passphrase }, place, newest.name), log)
  },
  { isLooking: true },
)
