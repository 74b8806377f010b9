// npm run restore                        lists the backups, or completes a restore that was cut short
// npm run restore -- FILE                puts a backup, a file or the name of one in BACKUP_TARGET, in place of an empty site
// npm run restore -- FILE --replace      also in place of a site with accounts, which is kept under another name
// npm run restore -- FILE --replace --other-site   also if the backup is of another site
// npm run restore -- --until TIME        puts the site as it was at a time, or at the latest, in place of an empty one
//                                        (BACKUP_CONTINUOUS), with --replace and --other-site as above, and --site ID
// npm run restore -- --forget            deletes the sites that restores have replaced
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import {
  completeClusterRestore,
  completeRestore,
  forgetKept,
  forgetKeptClusters,
  listBackups,
  openBackupPlace,
  readBackupFile,
  restoreBackup,
  restoreUntil,
} from '#server/features/backups/public.ts'
import { findOwnedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { ownDatabase } from '#server/platform/db/own-database.ts'
import { assertNoCutRestore } from '#server/platform/files/cut-restore.ts'
import { StartError } from '#server/platform/start-error.ts'
import { megabytes } from './megabytes.ts'
import { runCommand } from './run-command.ts'

const USAGE =
  'Usage: npm run restore, with -- FILE [--replace [--other-site]], -- --until TIME [--site ID] [--replace [--other-site]] or -- --forget'
const OPTIONS = {
  replace: { type: 'boolean', default: false },
  'other-site': { type: 'boolean', default: false },
  forget: { type: 'boolean', default: false },
  until: { type: 'string' },
  site: { type: 'string' },
} as const

interface Given {
  file: string | null
  mayReplace: boolean
  mayBeOther: boolean
  forgets: boolean
  /** A time, or all that there is; undefined for a backup. */
  until: Date | 'latest' | undefined
  /** The first part of the ID of a site. */
  site: string | null
}

const Time = z.iso.datetime({ offset: true })

function readArguments(): Given {
  const { values, positionals } = readOptions()
  const [file = null, ...others] = positionals
  const { replace: mayReplace, 'other-site': mayBeOther, forget: forgets, site = null } = values
  const chosen = [file !== null, forgets, values.until !== undefined].filter(Boolean).length
  if (others.length || chosen > 1 || (site !== null && values.until === undefined)) throw new StartError(USAGE)
  return { file, mayReplace, mayBeOther, forgets, until: readTime(values.until), site }
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch {
    throw new StartError(USAGE)
  }
}

function readTime(text: string | undefined): Given['until'] {
  if (text === undefined || text === 'latest') return text
  const { data } = Time.safeParse(text)
  if (data) return new Date(data)
  throw new StartError('--until needs a time with its offset, such as 2026-11-30T14:05:00+03:00, or latest.')
}

await runCommand(readArguments, async ({ config, shutdown, log }, given) => {
  const { file, mayReplace, mayBeOther, forgets, until } = given
  if (!config.databaseUrl && (await findOwnedPostgres(config.dataDir))) {
    throw new StartError('The site is running: stop it first. Nothing was changed.')
  }
  if (await completeClusterRestore(config.dataDir)) return log('completed the restore that was cut short')
  if (until) return restoreTime({ ...given, until }, config, log)
  const url = await ownDatabase(config, shutdown, log)
  if (await completeRestore(url, config.dataDir)) return log('completed the restore that was cut short')
  if (forgets) {
    const forgotten = [...(await forgetKept(url, config.dataDir)), ...(await forgetKeptClusters(config.dataDir))]
    for (const name of forgotten) log(`deleted ${name}`)
    return log(forgotten.length ? 'nothing else is kept' : 'nothing was kept')
  }
  if (file === null) return list(config, log)
  const read = () => (existsSync(file) ? readBackupFile(file) : readFromTarget(config, file))
  await restoreBackup({ url, config, read, mayReplace, mayBeOther, asker: null, now: new Date(), log })
  return log('start the site')
})

async function restoreTime(
  { until, ...given }: Given & { until: Date | 'latest' },
  config: Config,
  log: (text: string) => void,
): Promise<void> {
  assertNoCutRestore(config.dataDir)
  if (config.databaseUrl) {
    throw new StartError('--until restores the embedded database: unset DATABASE_URL. Nothing was changed.')
  }
  const time = until === 'latest' ? null : until
  const reachedAt = await restoreUntil({ ...given, config, until: time, asker: null, now: new Date(), log })
  const seconds = time && Math.max(0, Math.round((time.getTime() - reachedAt.getTime()) / 1000))
  const before = seconds ? `, ${seconds} s before the time that was asked for` : ''
  log(`restored the site as it was: the last change is of ${reachedAt.toISOString()}${before}`)
  log('start the site')
}

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
