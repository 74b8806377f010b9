import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { app_settings } from '#server/platform/db/schema/index.ts'

/** The value of a setting, parsed if it is JSON; undefined if it is not set. */
export async function readSetting(db: Db, setting_key: string): Promise<unknown> {
  const [row] = await db
    .select({ setting_value: app_settings.setting_value })
    .from(app_settings)
    .where(eq(app_settings.setting_key, setting_key))
  if (!row) return undefined
  try {
    return JSON.parse(row.setting_value)
  } catch {
    return row.setting_value
  }
}
