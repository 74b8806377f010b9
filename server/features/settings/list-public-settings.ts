import { inArray } from 'drizzle-orm'
import type { AppSetting } from '#contract/settings.ts'
import type { Db } from '#server/platform/db/client.ts'
import { app_settings } from '#server/platform/db/schema/index.ts'

/** Settings that the pages need; all others are private. */
export const PUBLIC_SETTINGS = [
  'app_logo_url',
  'app_name_ar',
  'app_name_en',
  'demo',
  'enable_deals_section',
  'max_annual_mileage_for_low_tag',
  'support_email',
]

export function listPublicSettings(db: Db): Promise<AppSetting[]> {
  return db
    .select({ setting_key: app_settings.setting_key, setting_value: app_settings.setting_value })
    .from(app_settings)
    .where(inArray(app_settings.setting_key, PUBLIC_SETTINGS))
    .orderBy(app_settings.setting_key)
}
