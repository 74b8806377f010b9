// npm run restore                        lists the backups, or completes a restore that was cut short
// npm run restore -- FILE                puts a backup, a file or the name of one in BACKUP_TARGET, in place of an empty site
// npm run restore -- FILE --replace      also in place of a site with accounts, which is kept under another name
// npm run restore -- FILE --replace --other-site   also if the backup is of another site
// npm run restore -- --forget            deletes the sites that restores have replaced
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import {
  completeRestore,
  forgetKept,
  listBackups,
  openBackupPlace,
  readBackupFile,
  restoreBackup,
} from '#server/features/backups/public.ts'
import { findOwnedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { ownDatabase } from '#server/platform/db/own-database.ts'
import { StartError } from '#server/platform/start-error.ts'
import { megabytes } from './megabytes.ts'
import { runCommand } from './run-command.ts'

const USAGE = 'Usage: npm run restore, with -- FILE [--replace [--other-site]] or -- --forget'
const OPTIONS = {
  replace: { type: 'boolean', default: false },
  'other-site': { type: 'boolean', default: false },
  forget: { type: 'boolean', default: false },
} as const

interface Given {
  file: string | null
  mayReplace: boolean
  mayBeOther: boolean
  forgets: boolean
}

function readArguments(): Given {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
    const [file = null, ...others] = positionals
    const { replace: mayReplace, 'other-site': mayBeOther, forget: forgets } = values
    if (!others.length && !(forgets && file !== null)) return { file, mayReplace, mayBeOther, forgets }
  } catch {
    // unknown option: the usage is printed
  }
  throw new StartError(USAGE)
}

await runCommand(readArguments, async ({ config, shutdown, log }, { file, mayReplace, mayBeOther, forgets }) => {
  if (!config.databaseUrl && (await findOwnedPostgres(config.dataDir))) {
    throw new StartError('The site is running: stop it first. Nothing was changed.')
  }
  const url = await ownDatabase(config, shutdown, log)
  if (await completeRestore(url, config.dataDir)) return log('completed the restore that was cut short')
  if (forgets) {
    const forgotten = await forgetKept(url, config.dataDir)
    for (const name of forgotten) log(`deleted ${name}`)
    return log(forgotten.length ? 'nothing else is kept' : 'nothing was kept')
  }
  if (file === null) return list(config, log)
  const read = () => (existsSync(file) ? readBackupFile(file) : readFromTarget(config, file))
  await restoreBackup({ url, config, read, mayReplace, mayBeOther, now: new Date(), log })
  return log('start the site')
})

async function list(config: Config, log: (text: string) => void): Promise<void> {
  const { target } = config.backups
  if (target === null) throw new StartError(USAGE)
  const place = openBackupPlace(target, config)
  const backups = await listBackups(place, null)
  for (const { name, bytes } of backups) console.log(`${name}  ${megabytes(bytes)}`)
  log(`${backups.length} backups in ${place.title}. ${USAGE}`)
}

function readFromTarget(config: Config, name: string): AsyncIterable<Uint8Array> {
  const { target } = config.backups
  if (target === null) throw new StartError(`There is no file ${name}.`)
  return openBackupPlace(target, config).read(name)
}
