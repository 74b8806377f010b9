import { sql } from 'drizzle-orm'
import type { AddedSince, Backups } from '#contract/backups.ts'
import type { Services } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { readLastDrill, readSiteId } from './backup-record.ts'
import { listBackups, type OwnBackup } from './prune-backups.ts'

type Kept = Pick<Services, 'db' | 'backups'>

/** Backups of this site, and how they did. */
export async function describeBackups({ db, backups: { place, readOutcome } }: Kept): Promise<Backups> {
  const [items, drill] = await Promise.all([listOwn({ db, backups: { place } }), readLastDrill(db)])
  return {
    place: place?.title ?? null,
    items: items.map(presentBackup),
    last_drill: drill && {
      name: drill.name,
      ended_at: drill.at,
      seconds: drill.seconds,
      differences: drill.differences,
      failure: drill.failure,
    },
    last_restore: readOutcome(),
  }
}

export const presentBackup = ({ name, bytes, time }: OwnBackup): Backups['items'][number] => ({
  name,
  bytes,
  made_at: time.toISOString(),
  is_encrypted: name.endsWith('.age'),
})

async function listOwn({ db, backups: { place } }: Pick<Kept, 'db'> & { backups: Pick<Kept['backups'], 'place'> }) {
  return place ? listBackups(place, await readSiteId(db)) : []
}

export async function getBackup(kept: Kept, name: string): Promise<OwnBackup> {
  const found = (await listOwn(kept)).find((backup) => backup.name === name)
  if (!found) throw fail('NOT_FOUND')
  return found
}

/** What was added after a time. */
export async function countSince({ db }: Kept, time: Date): Promise<AddedSince> {
  const since = time.toISOString()
  const { rows } = await db.execute<{ ads: number; users: number; messages: number }>(sql`
    select (select count(*)::int from cars where created_at > ${since}) as ads,
      (select count(*)::int from users where created_at > ${since}) as users,
      (select count(*)::int from messages where created_at > ${since}) as messages`)
  const { ads = 0, users = 0, messages = 0 } = rows[0] ?? {}
  return { ads, users, messages }
}
