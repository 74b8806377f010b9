import { eq, sql, type SQL } from 'drizzle-orm'
import { isSettingKey, type OtherKey, type SettingKey, type SettingValue } from '#domain/settings/registry.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'
import { settingInEffect } from '#domain/settings/stored-setting.ts'
import type { Db } from '#server/platform/db/client.ts'
import { app_settings } from '#server/platform/db/schema/index.ts'

/** The value of a setting, or its default. */
export async function readSetting<Key extends SettingKey>(db: Db, key: Key): Promise<SettingValue<Key>>
export async function readSetting(db: Db, key: OtherKey): Promise<unknown>
export async function readSetting(db: Db, key: SettingKey | OtherKey): Promise<unknown> {
  const settingValue = await findStored(db, key)
  if (isSettingKey(key)) return settingInEffect(key, settingValue)
  return settingValue === undefined ? undefined : parseStored(settingValue)
}

/** The unparsed value of any key. */
export async function findStored(db: Db, settingKey: string): Promise<string | undefined> {
  const [row] = await db
    .select({ setting_value: app_settings.setting_value })
    .from(app_settings)
    .where(eq(app_settings.setting_key, settingKey))
  return row?.setting_value
}

/** A subquery for the stored value; null if not set. */
export const storedSetting = (settingKey: SettingKey): SQL<string | null> => sql`(
  select ${app_settings.setting_value} from ${app_settings} where ${app_settings.setting_key} = ${settingKey})`
