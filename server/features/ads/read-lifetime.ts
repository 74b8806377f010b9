import { readSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'

const DEFAULT_DAYS = 30

/** Days from publication or renewal to the end of an ad. */
export async function readLifetime(db: Db): Promise<number> {
  const days = await readSetting(db, 'ad_lifetime_days')
  return typeof days === 'number' && Number.isInteger(days) && days > 0 ? days : DEFAULT_DAYS
}
