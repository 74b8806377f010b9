import pg from 'pg'
import type { Config } from '#server/config.ts'
import { withLoadedBackup, type BackupPlace } from '#server/features/backups/public.ts'
import { migrateDatabase, openDatabase, type Database } from '#server/platform/db/client.ts'
import { updateReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { openStores } from '#server/platform/files/open-stores.ts'
import { StartError } from '#server/platform/start-error.ts'
import { checkReads } from './check-reads.ts'
import { READ_CHECKS } from './read-checks.ts'

export interface Rehearsal {
  database: Database
  config: Config
  authSecret: string
  passphrase: string | null
  backup: { place: BackupPlace; name: string }
  log: (text: string) => void
}

/** What people have made: none of it may be fewer after a migration. */
const COUNTED = [
  'users',
  'profiles',
  'cars',
  'car_pictures',
  'conversations',
  'messages',
  'favorites',
  'saved_searches',
  'notifications',
]

/**
 * Migrates a copy of the site that is made from its backup, and reads everything that must be readable there.
 * @throws StartError with all that is wrong
 */
export async function rehearse({ database, config, authSecret, passphrase, backup, log }: Rehearsal): Promise<void> {
  const site = { db: database.db, databaseUrl: database.url, passphrase, files: openStores(config) }
  log('making a copy of the site from the backup…')
  await withLoadedBackup(site, backup, '_upgrade', async ({ url, differences }) => {
    if (differences.length) throw failed(`The copy differs from the site: ${differences.join('; ')}`)
    const before = await countRows(url)
    const copy = openDatabase(url, () => {}, { max: 4 })
    try {
      const started = performance.now()
      await migrateDatabase(copy).catch((error: unknown) => {
        throw failed(`The copy cannot be migrated: ${reasonOf(error)}`)
      })
      log(`migrated the copy in ${((performance.now() - started) / 1000).toFixed(1)} s`)
      await updateReferenceData(copy.db)
      const after = await countRows(url)
      const lost = Object.keys(before).filter((name) => (after[name] ?? 0) < (before[name] ?? 0))
      const fewer = lost.map((name) => `${name}: ${after[name] ?? 0} rows of ${before[name]}`)
      const found = [...fewer, ...(await checkReads(copy, { ...config, languageModel: null }, authSecret))]
      if (found.length) throw failed(`The migrated copy fails ${found.length} checks: ${found.join('; ')}`)
      log(`the copy passes ${Object.keys(READ_CHECKS).length} checks`)
    } finally {
      await copy.close()
    }
  })
}

const failed = (reason: string): StartError => new StartError(`${reason}. Nothing was changed.`)

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}

/** The numbers of rows of those tables that exist. */
async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const counts: Record<string, number> = {}
    for (const name of COUNTED) {
      const { rows: tables } = await client.query('select to_regclass($1) is not null as exists', [`public.${name}`])
      if (!tables[0]?.exists) continue
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from public.${name}`)
      counts[name] = rows[0]?.count ?? 0
    }
    return counts
  } finally {
    await client.end()
  }
}
