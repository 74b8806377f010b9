import { z } from 'zod'
import { databaseOf, maintenanceOf } from '../database/scratch-database.ts'
import { inSession } from '../database/session.ts'

export interface LiveSite {
  /** Whether anybody has an account. */
  isUsed: boolean
  /** The ID that its backups carry; null if it has made none. */
  id: string | null
}

/** What is in the database that a restore would replace. */
export async function findLiveSite(url: string): Promise<LiveSite> {
  return inSession(url, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('public.users') is not null and to_regclass('public.app_settings') is not null as exists`,
    )
    if (!rows[0]?.exists) return { isUsed: false, id: null }
    const found = await client.query<{ is_used: boolean; site_id: string | null }>(
      `select exists (select from public.users) as is_used,
        (select setting_value from public.app_settings where setting_key = 'site_id') as site_id`,
    )
    const [site] = found.rows
    const { data } = z.uuid().safeParse(site?.site_id?.replaceAll('"', ''))
    return { isUsed: site?.is_used ?? false, id: data ?? null }
  })
}

/** How many connections others have to the database. */
export async function countOthers(url: string): Promise<number> {
  return inSession(maintenanceOf(url), async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
      [databaseOf(url)],
    )
    return rows[0]?.count ?? 0
  })
}
