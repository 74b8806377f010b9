import { inArray, notInArray } from 'drizzle-orm'
import type { AppSetting, StoredSetting } from '#contract/settings.ts'
import { checkSetting } from '#domain/settings/check-setting.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'
import { isSettingKey, OTHER_KEYS, SETTING_KEYS, SETTINGS } from '#domain/settings/registry.ts'
import type { Db } from '#server/platform/db/client.ts'
import { app_settings } from '#server/platform/db/schema/index.ts'

const PUBLIC = SETTING_KEYS.filter((key) => SETTINGS[key].isPublic)

/** The settings that pages need, without invalid values. */
export async function listPublicSettings(db: Db): Promise<AppSetting[]> {
  const rows = await db
    .select({ setting_key: app_settings.setting_key, setting_value: app_settings.setting_value })
    .from(app_settings)
    .where(inArray(app_settings.setting_key, PUBLIC))
    .orderBy(app_settings.setting_key)
  return rows.filter(({ setting_key, setting_value }) => isValid(setting_key, setting_value))
}

const isValid = (key: string, settingValue: string): boolean =>
  isSettingKey(key) && checkSetting(key, parseStored(settingValue)).fault === undefined

/** All stored settings, including unknown ones, except internal ones. */
export async function listSettings(db: Db): Promise<StoredSetting[]> {
  const rows = await db
    .select()
    .from(app_settings)
    .where(notInArray(app_settings.setting_key, Object.keys(OTHER_KEYS)))
    .orderBy(app_settings.setting_key)
  return rows.map(({ updated_at, ...row }) => ({ ...row, updated_at: updated_at.toISOString() }))
}
